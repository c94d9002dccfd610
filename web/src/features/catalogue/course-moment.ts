import type { CourseDetail } from '#contracts/in-person-courses.ts';

/** A run that is over: its page tells what it was. */
export const isArchived = ({ isPast, basic }: Pick<CourseDetail, 'isPast' | 'basic'>) =>
  isPast || basic.effectiveStatus === 'completed';

/** The list, narrowed to runs of the same name. */
export const comingRunsPath = ({ basic }: Pick<CourseDetail, 'basic'>) =>
  `/in-person-aesthetic-training?q=${encodeURIComponent([...basic.title].slice(0, 100).join(''))}`;
