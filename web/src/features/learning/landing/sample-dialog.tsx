import { type ReactNode, useEffect, useState } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { Narrator } from '#web/player/narrator.ts';
import { useNarrator } from '#web/player/use-narrator.ts';
import { useCheck } from '#web/slides/check/use-check.ts';
import { SlideView } from '#web/slides/slide-view.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** Nobody's progress is kept of a sample. */
const NO_LOG = { answered: () => undefined };

interface SampleDialogProps {
  slide: Slide;
  /** A button, which is of no use without a script. */
  trigger: ReactNode;
}

/** A slide as it is learned, over the page. */
export const SampleDialog = ({ slide, trigger }: SampleDialogProps) => (
  <Dialog title={slide.title} width="lg" trigger={trigger}>
    <Sample slide={slide} />
  </Dialog>
);

function Sample({ slide }: { slide: Slide }) {
  const [narrator] = useState(() => new Narrator());
  const { isPlaying, hasFailed } = useNarrator(narrator);
  const check = useCheck(slide, NO_LOG);
  const audioFile = slide.narration?.audioFile;

  // The recording is an element of the page, outside of React.
  useEffect(() => {
    narrator.open(sourceOf(slide), 0);
    return () => narrator.close();
  }, [narrator, slide]);

  return (
    <>
      <div className="@container border border-hairline">
        <SlideView {...{ slide, narrator, check }} />
      </div>
      <audio ref={narrator.audioRef} preload="none" />
      {audioFile && !hasFailed && (
        <p>
          <Button onClick={() => narrator.toggle()}>{isPlaying ? 'Pause' : 'Play narration'}</Button>
        </p>
      )}
      {slide.narration && (!audioFile || hasFailed) && <Notice>Audio narration not available</Notice>}
      {slide.narration && (
        <details>
          <summary className="py-2 font-title">Script</summary>
          <p className="text-md text-muted">{slide.narration.script}</p>
        </details>
      )}
    </>
  );
}

const sourceOf = (slide: Slide) => {
  if (slide.type === 'video') return { kind: 'film' } as const;
  const src = slide.narration?.audioFile;
  return src ? ({ kind: 'audio', src } as const) : null;
};
