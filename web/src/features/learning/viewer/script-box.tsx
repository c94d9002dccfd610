import { Link } from 'react-router';
import { NoNarration, Script } from '../player/script.tsx';
import { addressOf } from './course-outline.ts';
import type { Turning } from './use-turning.ts';
import type { Voice } from './use-voice.ts';
import { FINISH } from './viewer-words.ts';

interface ScriptBoxProps {
  slideId: string;
  voice: Pick<Voice, 'narrator' | 'track' | 'canBeHeard'>;
  /** Where nothing can be heard it is open in any case. */
  isOpen: boolean;
  /** Of a check that is not answered. */
  skip: Pick<Turning, 'next' | 'onward' | 'isHeld'> | null;
}

/** Below the player: what is read aloud, or why nothing is, and of a check how it counts. */
export function ScriptBox({ slideId, voice, isOpen, skip }: ScriptBoxProps) {
  const { narrator, track, canBeHeard } = voice;
  const isShown = track?.script && (isOpen || !canBeHeard);
  if (!skip && !isShown && (!track || canBeHeard)) return null;
  return (
    <div className="script-box">
      {skip && (
        <p className="check-aside">
          You may answer as often as you like; checks inside the course do not count towards the test.{' '}
          {skip.next ? 'Next' : FINISH} opens when the answer is right
          {!skip.isHeld && (
            <>
              , or you can <Link {...skip.onward}>skip this check</Link>
            </>
          )}
          .
        </p>
      )}
      {track && !canBeHeard && <NoNarration isFilm={track.source?.kind === 'film'} />}
      {track?.script && isShown && (
        <Script
          key={slideId}
          script={track.script}
          narrator={narrator}
          isHeard={canBeHeard}
          addressAt={(positionMs) => addressOf({ slideId, positionMs })}
        />
      )}
    </div>
  );
}
