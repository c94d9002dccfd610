import { Mic, Trash2 } from 'lucide-react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { clockText } from '#domain/time/clock-text.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { fileName } from '#web/uploads/file-words.ts';
import { knownFile } from '#web/uploads/known-files.ts';
import { UPLOADS } from '#web/uploads/upload-targets.ts';
import { useUploads } from '#web/uploads/use-uploads.ts';
import type { UploadNews } from '../upload-news.ts';
import type { Change } from '../use-change.ts';
import { encodeSound } from './encode-sound.ts';
import { narrationOf, withAudio, withoutAudio } from './narrated.ts';
import { MICROPHONE, NARRATION } from './narration-words.ts';
import { fetchSound, soundMs } from './sound.ts';
import { type Recorder, useRecorder } from './use-recorder.ts';

interface RecordingPartProps {
  slide: DraftSlide;
  change: Change<DraftSlide>;
  upload: UploadNews | undefined;
}

/** The recording itself: uploaded, recorded here, replaced or taken away. */
export function RecordingPart({ slide, change, upload }: RecordingPartProps) {
  const { audioFile, durationMs } = narrationOf(slide);
  const uploads = useUploads({
    ...upload,
    target: UPLOADS.narration,
    room: 1,
    onStored: ([file]) => {
      if (file) void take(file.url);
    },
  });
  const recorder = useRecorder(async (sound) => {
    const { file } = await encodeSound(sound, 'narration');
    uploads.add([file]);
  });

  /** What this browser cannot read has its length from the server, once its words are timed. */
  async function take(url: string) {
    const length = await fetchSound(url).then(soundMs, () => 0);
    change((now) => withAudio(now, { audioFile: url, durationMs: length }));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="flex min-w-0 flex-wrap items-baseline gap-x-2 text-md">
          {NARRATION.title}
          <span className="num min-w-0 text-sm font-sans text-muted wrap-anywhere">
            {audioFile === null
              ? NARRATION.none
              : [nameOf(audioFile), durationMs > 0 && clockText(durationMs)].filter(Boolean).join(', ')}
          </span>
        </h2>
        <div className="flex flex-wrap gap-2">
          <RecordButtons recorder={recorder} />
          {audioFile !== null && (
            <Button size="sm" variant="danger-outline" onClick={() => change(withoutAudio)}>
              <Trash2 className="size-4" />
              {NARRATION.remove}
            </Button>
          )}
        </div>
      </div>
      <DropZone
        id={`narration-${slide.slideId}`}
        label={audioFile === null ? NARRATION.upload : NARRATION.replace}
        uploads={uploads}
      />
      {recorder.state.is === 'off' && recorder.state.trouble && (
        <Notice tone="warning" live>
          {MICROPHONE[recorder.state.trouble]}
        </Notice>
      )}
    </div>
  );
}

/** As it was called when it was uploaded here; of others the name of its file says nothing. */
function nameOf(audioFile: string): string | null {
  const known = knownFile(audioFile);
  return known ? fileName(audioFile, known) : null;
}

function RecordButtons({ recorder: { state, begin, keep, discard } }: { recorder: Recorder }) {
  if (state.is !== 'on')
    return (
      <Button size="sm" busy={state.is === 'asked'} onClick={() => void begin()}>
        <Mic className="size-4" />
        {NARRATION.record}
      </Button>
    );
  return (
    <>
      <span role="status" className="num self-center text-sm">
        {NARRATION.recording(state.seconds)}
      </span>
      <Button size="sm" variant="primary" onClick={() => void keep()}>
        {NARRATION.stop}
      </Button>
      <Button size="sm" onClick={() => void discard()}>
        {NARRATION.discard}
      </Button>
    </>
  );
}
