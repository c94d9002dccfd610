import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { call } from '#web/lib/client.ts';
import { codeFromTitle } from './course-code.ts';

export async function findCourse(kind: CourseKind, id: string) {
  const answer = await call(callOfKind(kind, 'getAdminCourse'), { id });
  return answer.success ? answer.course : undefined;
}

/** Courses of every kind that another one may bring along. */
export async function findCoursesToLink(q: string) {
  const answer = await call('findCoursesToLink', { q });
  return answer.success ? answer.courses : [];
}

/** A code that no course has or, where nobody can say which are taken, one made here; null where neither can be. */
export async function makeCode(title: string): Promise<string | null> {
  const made = await call('generateCourseCode', { title });
  return (made.success && made.courseCode) || codeFromTitle(title);
}

/** Whether another course has this code; where nobody can say, saving will. */
export async function isCodeTaken(code: string, except: string | undefined): Promise<boolean> {
  const checked = await call('checkCourseCode', { code, except });
  return checked.success && !checked.available;
}
