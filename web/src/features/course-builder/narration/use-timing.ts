import { useState } from 'react';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { call } from '#web/lib/client.ts';
import type { UploadNews } from '../upload-news.ts';
import type { Change } from '../use-change.ts';
import { narrationOf, withTimes } from './narrated.ts';
import { NARRATION } from './narration-words.ts';

interface Timing {
  courseId: string;
  slide: DraftSlide;
  change: Change<DraftSlide>;
  onSignedOut?: UploadNews['onSignedOut'];
}
interface Told {
  says: string;
  warning: string;
  failure: string;
}
const NOTHING: Told = { says: '', warning: '', failure: '' };

/** Asks the server when words are heard, all or those that nobody confirmed, and tells how it found out. */
export function useTiming({ courseId, slide, change, onSignedOut }: Timing) {
  const [isBusy, setIsBusy] = useState(false);
  const [told, setTold] = useState(NOTHING);

  async function time(which: 'all' | 'unsure') {
    const { audioFile, script, words, uncertain } = narrationOf(slide);
    setIsBusy(true);
    setTold(NOTHING);
    const earlier = which === 'unsure' ? { script, words, uncertain } : null;
    const answer = await call('timeNarration', { id: courseId, audioFile, script, earlier });
    setIsBusy(false);
    if (!answer.success) {
      setTold({ ...NOTHING, failure: answer.message });
      if (answer.status === 401) onSignedOut?.();
      return;
    }
    let isTaken = false;
    change((now) => {
      const { script: said, audioFile: heard } = narrationOf(now);
      isTaken = said === script && heard === audioFile;
      return isTaken ? withTimes(now, answer) : {};
    });
    setTold(
      isTaken
        ? { says: answer.says, warning: answer.warning, failure: '' }
        : { ...NOTHING, failure: NARRATION.changedMeanwhile },
    );
  }
  return { isBusy, told, time };
}
export type WordTiming = ReturnType<typeof useTiming>;
