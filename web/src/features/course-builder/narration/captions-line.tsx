import { Download } from 'lucide-react';
import { useMemo } from 'react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { captionsText, cuesOf } from '#domain/course-builder/narration/captions-of.ts';
import { cueAt } from '#domain/films/captions.ts';
import type { Narrator } from '#web/player/narrator.ts';
import { useNarratorTime } from '#web/player/use-narrator.ts';
import { Button } from '#web/ui/controls/button.tsx';
import type { Change } from '../use-change.ts';
import { narrationOf } from './narrated.ts';
import { NARRATION } from './narration-words.ts';

interface CaptionsLineProps {
  slide: DraftSlide;
  narrator: Narrator;
  change: Change<DraftSlide>;
}

/** What would stand below the slide now; it follows the words. */
export function CaptionsLine({ slide, narrator, change }: CaptionsLineProps) {
  const narration = narrationOf(slide);
  const cues = useMemo(() => cuesOf(narration), [narration]);
  const text = useNarratorTime(narrator, (ms) => cueAt(cues, ms)?.text ?? '');
  const written = () => captionsText(cues);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="text-xs text-muted">{NARRATION.captions}</h3>
      <p className="captions-line" dir="auto">
        {text || <span className="text-on-deep-muted">{NARRATION.captionsHint}</span>}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="ghost" onClick={() => save(written())}>
          <Download className="size-4" />
          {NARRATION.downloadCaptions}
        </Button>
        {slide.type === 'video' && slide.video && (
          <Button
            size="sm"
            onClick={() => change(({ video }) => ({ video: video && { ...video, captions: written() } }))}
          >
            {NARRATION.useCaptions}
          </Button>
        )}
      </div>
    </div>
  );
}

function save(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/vtt' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: NARRATION.fileName });
  link.click();
  URL.revokeObjectURL(url);
}
