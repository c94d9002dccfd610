import type { RunKind } from '#domain/courses/course-kind.ts';
import type { CourseStatus } from '#domain/courses/course-status.ts';
import type { CourseAct } from './course-acts.ts';

interface ActFacts {
  basic: { status: CourseStatus };
  schedule: { startDate: string | null };
  enrollment: { currentEnrollment: number };
  metadata: { isTemplate: boolean };
}

/** What may be asked of a course. Whether people on it forbid it, is told where it is asked. */
export function offeredActs(course: ActFacts, isAdmin: boolean, kind: RunKind): readonly CourseAct[] {
  const { status } = course.basic;
  const takesPlace = !course.metadata.isTemplate && status !== 'cancelled' && status !== 'completed';
  const hasSessions = kind === 'OnlineLiveTraining' && takesPlace && course.schedule.startDate !== null;
  const offered: Record<CourseAct, boolean> = {
    copy: true,
    delete: isAdmin,
    cancel: takesPlace,
    postpone: takesPlace && course.schedule.startDate !== null,
    'move-session': hasSessions,
    'cancel-session': hasSessions,
    mail: !course.metadata.isTemplate,
  };
  return (Object.keys(offered) as CourseAct[]).filter((act) => offered[act]);
}

/** Every run that is no draft has its page, one that is called off too. */
export const isPublic = ({ basic, metadata }: Pick<ActFacts, 'basic' | 'metadata'>) =>
  !metadata.isTemplate && basic.status !== 'draft';
