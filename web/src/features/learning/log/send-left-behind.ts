import { deliverPins, pinPost } from '../notes/deliver-pins.ts';
import { deliverSittings } from '../test/deliver-sittings.ts';
import { sittingPost } from '../test/sitting-post.ts';
import { oneAtATime } from './courier.ts';
import { deliver } from './deliver.ts';
import { unmarkIfEmpty } from './device.ts';
import { EventShelf } from './event-shelf.ts';
import { post } from './post.ts';

/** Sends what earlier visits of whoever is signed in have left on this device. What does not arrive stays for the next page. */
export async function sendLeftBehind() {
  const accountId = await post.findAccount();
  if (accountId) {
    await oneAtATime(() => sendOf(accountId));
    await oneAtATime(() => deliverSittings(accountId, sittingPost), 'tests');
  }
  await unmarkIfEmpty().catch(() => undefined);
}

async function sendOf(accountId: string) {
  const shelf = new EventShelf(accountId);
  await shelf.adopt();
  for (const courseId of shelf.courseIds) await deliver(shelf, courseId, post);
  await deliverPins(accountId, pinPost);
}
