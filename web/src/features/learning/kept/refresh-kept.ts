import { copyName, findKept } from './copies.ts';
import { keepCourse } from './keep-course.ts';
import { planToKeep } from './plan.ts';

/** A course that is kept is kept as it is now: in the version, the attempt and the build of the pages that the server has. */
export async function refreshKept(courseId: string) {
  const kept = await findKept(courseId);
  const plan = kept && (await planToKeep(kept));
  if (!plan || !('parts' in plan) || copyName(plan) === copyName(kept)) return;
  const { accountId } = kept;
  // Else the copy that is there stays as it is, whole.
  await keepCourse(plan, { accountId, signal: new AbortController().signal, told: () => undefined }).catch(
    () => undefined,
  );
}
