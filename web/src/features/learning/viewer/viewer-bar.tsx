import { Keyboard, ListTree, Notebook, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { SurroundingsContext } from './surroundings.ts';
import type { Panels } from './use-panels.ts';
import type { Zoom } from './use-zoom.ts';
import { slideCount } from './viewer-words.ts';

interface ViewerBarProps {
  title: string;
  number: number;
  count: number;
  /** What has become of what was learned. */
  saved: ReactNode;
  zoom: Zoom;
  panels: Panels;
  noteCount: number;
  showKeys: () => void;
}

/** The one bar of the viewer: where somebody is, that nothing is lost, and what may be opened. */
export function ViewerBar({
  title,
  number,
  count,
  saved,
  zoom,
  panels,
  noteCount,
  showKeys,
}: ViewerBarProps) {
  const { exit } = use(SurroundingsContext);
  return (
    <header className="v-bar">
      <ButtonLink variant="ghost" size="sm" iconOnly to={exit.to} aria-label={exit.exitLabel}>
        <X aria-hidden="true" />
      </ButtonLink>
      <p className="v-title" dir="auto">
        {title}
      </p>
      <p className="v-count num" aria-live="polite">
        {slideCount(number, count)}
      </p>
      <div className="v-saved">{saved}</div>
      <ZoomButtons {...zoom} />
      <Button
        variant="ghost"
        size="sm"
        className="v-toggle"
        aria-pressed={panels.hasContents}
        onClick={panels.toggleContents}
      >
        <ListTree aria-hidden="true" />
        Contents
      </Button>
      <Button
        variant="ghost"
        size="sm"
        className="v-toggle"
        aria-pressed={panels.hasNotes}
        onClick={panels.toggleNotes}
      >
        <Notebook aria-hidden="true" />
        Notes <span className="num">{noteCount}</span>
      </Button>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        className="v-keys"
        aria-label="Keyboard shortcuts"
        onClick={showKeys}
      >
        <Keyboard aria-hidden="true" />
      </Button>
    </header>
  );
}

const ZoomButtons = ({ percent, canGrow, canShrink, grow, shrink }: Zoom) => (
  <fieldset className="v-zoom">
    <legend className="sr-only">Zoom</legend>
    <Button
      variant="ghost"
      size="sm"
      iconOnly
      aria-label="Smaller"
      aria-disabled={!canShrink}
      onClick={shrink}
    >
      <ZoomOut aria-hidden="true" />
    </Button>
    <output className="num">{percent}%</output>
    <Button variant="ghost" size="sm" iconOnly aria-label="Larger" aria-disabled={!canGrow} onClick={grow}>
      <ZoomIn aria-hidden="true" />
    </Button>
  </fieldset>
);
