import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { storable } from '../fields.ts';
import { COURSE_CALLS, courseId } from './draft.ts';
import { draftNarration } from './draft-slide.ts';

const { words, uncertain } = draftNarration.shape;

/** How times were found: by the length of the words alone, by what is heard, or by that and a voice that speaks the words. */
export const TIMED_BY = ['length', 'energy', 'speech'] as const;

const timeNarration = endpoint({
  summary:
    'Tell when each word of a script is heard in its recording. With earlier times, words that stayed and are confirmed keep theirs',
  method: 'POST',
  path: `${COURSE_CALLS}/narration/time`,
  access: 'staff',
  params: courseId,
  body: z.object({
    /** The address of an uploaded recording; null where there is none. */
    audioFile: z.string().max(300).refine(storable).nullable(),
    script: z.string().max(6000).refine(storable),
    earlier: z
      .object({ script: z.string().max(6000).refine(storable), words, uncertain })
      .nullable()
      .default(null),
  }),
  // Each reads a whole recording.
  limit: { hits: 240, seconds: 3600 },
  response: answer({
    durationMs: z.number(),
    words: z.array(z.number()),
    /** Places of words that somebody should listen to. */
    uncertain: z.array(z.number()),
    timedBy: z.enum(TIMED_BY),
    /** How, in words. */
    says: z.string(),
    /** What is strange about it; '' where nothing is. */
    warning: z.string(),
  }),
});

export const narrationEndpoints = { timeNarration };
