import type { narrationEndpoints } from '#contracts/course-builder/narration.ts';
import type { AnswerOf, InputOf } from '#contracts/endpoint.ts';
import { retime } from '#domain/course-builder/narration/retime.ts';
import { spokenWords } from '#domain/course-builder/narration/spoken-words.ts';
import { timeByEnergy } from '#domain/course-builder/narration/time-by-energy.ts';
import { expectedMs, timeByLength } from '#domain/course-builder/narration/time-by-length.ts';
import { scriptWords } from '#domain/learning/script-words.ts';
import { AppError, fieldError } from '#server/calls/app-error.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { findFiles } from '#server/modules/media/index.ts';
import { findCourse } from '../draft/drafts.repository.ts';
import { hearRecording } from './hearing/hear-recording.ts';
import { spokenLengths } from './hearing/spoken-lengths.ts';
import { lengthWarning, SAYS } from './how-it-was-timed.ts';

type Ask = InputOf<typeof narrationEndpoints.timeNarration>;
type Times = Omit<AnswerOf<typeof narrationEndpoints.timeNarration>, 'success'>;

/** Times the words of a script; nothing is kept. */
export const timeNarration = async (ctx: OuterCtx, { id, ...ask }: Ask): Promise<Times> => {
  const { script, audioFile, earlier } = ask;
  if (!(await findCourse(ctx.database, id))) throw new AppError('course-not-found');
  if (scriptWords(script).length === 0)
    throw fieldError('script', 'There is no script yet: please write what is said.');
  const timed =
    audioFile === null ? guess(script, null, 'noRecording') : await listen(ctx, script, audioFile);
  if (!earlier) return timed;
  const { words: fresh, durationMs } = timed;
  return { ...timed, ...retime({ earlier, script, durationMs, fresh, isUncertainAnew: true }) };
};

const listen = async (ctx: OuterCtx, script: string, audioFile: string): Promise<Times> => {
  const file = (await findFiles(ctx.database, [audioFile])).get(audioFile);
  if (file?.kind !== 'audio')
    throw fieldError('audioFile', 'This is no recording that was uploaded here. Please upload it again.');
  const hearing = await hearRecording(ctx.ports.storage, file);
  if (!hearing.heard) return guess(script, hearing.durationMs, 'unread');
  const { levels, durationMs } = hearing.heard;
  const lengths = await spokenLengths(scriptWords(script));
  const found = timeByEnergy(spokenWords(script, lengths), levels);
  if (!found) return guess(script, durationMs, 'nothingHeard');
  const timedBy = lengths ? 'speech' : 'energy';
  const warning = lengthWarning(durationMs, expectedMs(spokenWords(script)));
  return { durationMs, ...found, timedBy, says: SAYS[timedBy], warning };
};

/** By length alone; all of it is for somebody to listen to. */
const guess = (script: string, lengthMs: number | null, why: keyof typeof SAYS): Times => {
  const spoken = spokenWords(script);
  const expected = expectedMs(spoken);
  const durationMs = lengthMs ?? expected;
  return {
    durationMs,
    words: timeByLength(spoken, durationMs),
    uncertain: spoken.map((_, at) => at),
    timedBy: 'length',
    says: SAYS[why],
    warning: lengthWarning(durationMs, expected),
  };
};
