import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import { ANY_ACTS, type CourseAct } from './course-acts.ts';

interface ActFacts {
  basic: { status: CourseStatus };
  /** Of one on certain days. */
  schedule?: { startDate: string | null };
  enrollment: { currentEnrollment: number };
  metadata: { isTemplate: boolean };
}

/** What may be asked of a course. Whether people on it forbid it, is told where it is asked. */
export function offeredActs(course: ActFacts, isAdmin: boolean, kind: CourseKind): readonly CourseAct[] {
  if (kind === 'ELearningCourse') return ANY_ACTS.filter((act) => act !== 'delete' || isAdmin);
  const { status } = course.basic;
  const takesPlace = !course.metadata.isTemplate && status !== 'cancelled' && status !== 'completed';
  const isDated = takesPlace && typeof course.schedule?.startDate === 'string';
  const hasSessions = kind === 'OnlineLiveTraining' && isDated;
  const offered: Record<CourseAct, boolean> = {
    copy: true,
    delete: isAdmin,
    cancel: takesPlace,
    postpone: isDated,
    'move-session': hasSessions,
    'cancel-session': hasSessions,
    mail: !course.metadata.isTemplate,
  };
  return (Object.keys(offered) as CourseAct[]).filter((act) => offered[act]);
}

/** Every run that is no draft has its page, one that is called off too. */
export const isPublic = ({ basic, metadata }: Pick<ActFacts, 'basic' | 'metadata'>) =>
  !metadata.isTemplate && basic.status !== 'draft';
