import { afterSaving, forgetKept, readKept, unsentSittings, writeKept } from './kept-sitting.ts';
import type { SittingPost } from './sitting-post.ts';

/** It was handed in elsewhere, its time is over, or it is of before the course was started over. */
export const isOver = (status: number) => status === 409 || status === 404;

/** Sends what an account, which is the one that is logged in, has answered in earlier visits and the server has not heard. */
export async function deliverSittings(accountId: string, post: SittingPost) {
  const theirs = unsentSittings().filter((one) => one.accountId === accountId);
  for (const { unsaved, flags: _, isHandedIn, ...key } of theirs) {
    const { sittingId } = key;
    const answer = await (isHandedIn ? post.handIn(key, unsaved) : post.keep(key, unsaved));
    if (answer.success ? isHandedIn : isOver(answer.status)) forgetKept(sittingId);
    else if (answer.success) writeKept(key, afterSaving(readKept(sittingId), unsaved));
  }
}
