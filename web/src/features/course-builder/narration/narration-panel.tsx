import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { readingSpeed } from '#domain/course-builder/narration/reading-speed.ts';
import { scriptWords } from '#domain/learning/script-words.ts';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { UploadNews } from '../upload-news.ts';
import { useChange } from '../use-change.ts';
import { CaptionsLine } from './captions-line.tsx';
import { Levels } from './levels.tsx';
import { isTimed, narrationOf, withScript } from './narrated.ts';
import { NARRATION } from './narration-words.ts';
import { RecordingPart } from './recording-part.tsx';
import { sentenceStarts } from './sentences.ts';
import { TimingPart } from './timing-part.tsx';
import { useSound } from './use-sound.ts';
import { useTiming } from './use-timing.ts';
import { useVoice } from './use-voice.ts';
import { Waveform } from './waveform.tsx';
import './narration.css';

interface NarrationPanelProps {
  courseId: string;
  slide: DraftSlide;
  onChange: (slide: DraftSlide) => void;
  upload?: UploadNews;
}

/** What is read aloud with a slide: its recording, its script, and when each word is heard. */
export function NarrationPanel(props: NarrationPanelProps) {
  // Another slide has nothing on its way, and is at its own beginning.
  return <Narration key={props.slide.slideId} {...props} />;
}

function Narration({ courseId, slide, onChange, upload }: NarrationPanelProps) {
  const change = useChange(slide, onChange);
  const narration = narrationOf(slide);
  const { audioFile, durationMs, script, words } = narration;
  const narrator = useVoice(audioFile);
  const sound = useSound(audioFile);
  const timing = useTiming({ courseId, slide, change, onSignedOut: upload?.onSignedOut });
  const timed = isTimed(narration);
  return (
    <section
      aria-label={NARRATION.title}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border border-hairline bg-paper p-4"
    >
      <RecordingPart slide={slide} change={change} upload={upload} />
      {audioFile !== null && (
        <>
          <Waveform
            narrator={narrator}
            sound={sound}
            durationMs={durationMs}
            starts={timed ? sentenceStarts(script, words) : []}
          />
          {sound === null && <Notice tone="warning">{NARRATION.unheard}</Notice>}
          <Levels sound={sound} audioFile={audioFile} change={change} upload={upload} />
        </>
      )}
      <div>
        <TextArea
          name={`script-${slide.slideId}`}
          label={NARRATION.script}
          hint={NARRATION.scriptHint(scriptWords(script).length, readingSpeed(script, durationMs))}
          value={script}
          rows={5}
          counter
          maxLength={6000}
          onChange={({ target }) => change((now) => withScript(now, target.value))}
        />
      </div>
      {script.trim() !== '' && (
        <TimingPart slide={slide} narrator={narrator} change={change} timing={timing} />
      )}
      {timed && <CaptionsLine slide={slide} narrator={narrator} change={change} />}
    </section>
  );
}
