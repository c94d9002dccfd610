import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Slide } from '#contracts/learning/content.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Narrator } from '../player/narrator.ts';
import { useNarrator } from '../player/use-narrator.ts';
import { useCheck } from '../slides/check/use-check.ts';
import { SlideView } from '../slides/slide-view.tsx';

/** Nobody's progress is kept of a sample. */
const NO_LOG = { answered: () => undefined };

/** A slide as it is learned, over the page. */
export function SampleDialog({ slide, label }: { slide: Slide; label: string }) {
  return (
    <Dialog
      title={slide.title}
      width="lg"
      trigger={
        <Button className="noscript:hidden">
          <Play aria-hidden="true" />
          {label}
        </Button>
      }
    >
      <Sample slide={slide} />
    </Dialog>
  );
}

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
