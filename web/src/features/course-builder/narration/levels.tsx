import { AudioLines } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { gainFor, levelsOf } from '#domain/course-builder/narration/loudness.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { UPLOADS } from '#web/uploads/upload-targets.ts';
import { useUploads } from '#web/uploads/use-uploads.ts';
import type { UploadNews } from '../upload-news.ts';
import type { Change } from '../use-change.ts';
import { encodeSound } from './encode-sound.ts';
import { narrationOf, withSameAudio } from './narrated.ts';
import { LEVELS } from './narration-words.ts';
import { amplified, type Sound } from './sound.ts';

interface LevelsProps {
  /** As far as this browser can read it. */
  sound: Sound | null | undefined;
  audioFile: string;
  change: Change<DraftSlide>;
  upload: UploadNews | undefined;
}

/** How loud the recording is; what is not as loud as the others can be made so. The words keep their times. */
export function Levels({ sound, audioFile, change, upload }: LevelsProps) {
  const levels = useMemo(() => sound && levelsOf(sound.samples, sound.rate), [sound]);
  const gain = levels ? gainFor(levels) : 0;
  const equal = useMakeEqual({ sound, audioFile, change, upload }, gain);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {sound && !levels && <Notice tone="warning">{LEVELS.silent}</Notice>}
      {levels && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-muted">
          <span className="num">{LEVELS.told(levels.loudnessDb, levels.peakDb)}</span>
          {gain === 0 ? (
            <span>{LEVELS.isEqual}</span>
          ) : (
            <>
              <Button
                size="sm"
                busy={equal.isBusy}
                busyLabel={LEVELS.making}
                onClick={() => void equal.make()}
              >
                <AudioLines className="size-4" />
                {LEVELS.equal}
              </Button>
              <span className="num">{LEVELS.equalHint(gain)}</span>
            </>
          )}
        </p>
      )}
      {equal.told && (
        <p role="status" className="text-sm text-muted">
          {equal.told}
        </p>
      )}
      {equal.failure && (
        <Notice tone="danger" live>
          {equal.failure}
        </Notice>
      )}
    </div>
  );
}

function useMakeEqual({ sound, audioFile, change, upload }: LevelsProps, gain: number) {
  const [isMaking, setIsMaking] = useState(false);
  const [told, setTold] = useState('');
  const [failure, setFailure] = useState('');
  const words = useRef('');
  const uploads = useUploads({
    ...upload,
    target: UPLOADS.narration,
    room: 1,
    onStored: ([file]) => {
      if (!file) return;
      setTold(words.current);
      change((now) => {
        const narration = narrationOf(now);
        if (narration.audioFile !== audioFile) return {};
        return withSameAudio(now, { audioFile: file.url, durationMs: narration.durationMs });
      });
    },
  });
  async function make() {
    if (!sound) return;
    setIsMaking(true);
    setFailure('');
    setTold('');
    try {
      const { file, isOpus } = await encodeSound(amplified(sound, gain), 'narration');
      words.current = isOpus ? LEVELS.asOpus : LEVELS.asWave;
      uploads.add([file]);
    } catch {
      setFailure(LEVELS.failed);
    }
    setIsMaking(false);
  }
  const isBusy = isMaking || uploads.queue.length > 0;
  return { isBusy, told, failure: failure || uploads.failure?.message || '', make };
}
