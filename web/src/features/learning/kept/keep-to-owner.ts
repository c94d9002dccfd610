import { call } from '#web/lib/client.ts';
import { post } from '../log/post.ts';
import { type Kept, listKept, removeCopies } from './copies.ts';
import { alone } from './keep-course.ts';

/** Takes away what whoever is signed in may not learn: another's courses, and those whose access has ended. */
export async function keepToOwner() {
  const accountId = await post.findAccount();
  if (accountId === undefined) return;
  const kept = await listKept();
  const lost = await Promise.all(kept.map(async (one) => one.accountId !== accountId || (await isOver(one))));
  const courseIds = new Set(kept.filter((_, at) => lost[at]).map(({ courseId }) => courseId));
  // What is unfinished was left by a page that is gone: whoever makes a copy is alone.
  await alone(() => removeCopies((one) => one === null || courseIds.has(one.courseId)));
}

async function isOver({ courseId }: Kept): Promise<boolean> {
  const answer = await call('checkAccess', { courseId });
  return answer.success ? !answer.hasAccess : answer.status === 403 || answer.status === 404;
}
