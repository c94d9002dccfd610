import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { publicLists } from '../list/list-state.ts';

/** A run that is over: its page tells what it was. */
export const isArchived = ({ isPast, basic }: Pick<CourseDetail, 'isPast' | 'basic'>) =>
  isPast || basic.effectiveStatus === 'completed';

/** Whoever enrolls has something to pay. */
export const isToBePaid = (course: Pick<CourseDetail, 'isPast' | 'basic' | 'enrollment'>) =>
  !isArchived(course) && course.enrollment.currentPrice > 0;

export const isCancelled = ({ basic }: Pick<CourseDetail, 'basic'>) => basic.effectiveStatus === 'cancelled';

/** The list, narrowed to runs of the same course. */
export const comingRunsPath = ({ kind, series }: Pick<CourseDetail, 'kind' | 'series'>) =>
  publicLists[kind].to({ series });
