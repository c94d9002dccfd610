import { adminWaitingListEndpoints as staff } from '#contracts/waiting-list/admin-waiting-list.ts';
import { waitingListEndpoints as calls } from '#contracts/waiting-list/waiting-list.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { getWaitingList, offerByHand, reorderList } from './admin-waiting-list.ts';
import { findOwnWaiting, getOwnPlace } from './get-own-place.ts';
import { joinList } from './join-list.ts';
import { declineOffer, leaveList } from './leave-list.ts';
import { listOwnPlaces } from './list-own-places.ts';
import { removeFromList } from './remove-from-list.ts';
import { presentLine, presentPlace, presentWaited } from './waiting-list.present.ts';

export const waitingListBindings: Binding[] = [
  on(calls.joinWaitingList, async (ctx, { courseId }) => ({
    message: 'You are on the waiting list. We write to you as soon as a seat is free.',
    waitingPlace: presentPlace(await joinList(ctx, courseId)),
  })),
  on(calls.listWaitingPlaces, async (ctx) => ({
    waitingPlaces: (await listOwnPlaces(ctx)).map(presentPlace),
  })),
  on(calls.getWaitingPlace, async (ctx, { courseId }) => {
    const { course, standing, ...ways } = await getOwnPlace(ctx, courseId);
    const waitingPlace = standing ? presentPlace({ course, standing }) : null;
    return { course: presentWaited(course), waitingPlace, ...ways };
  }),
  on(calls.findOwnWaiting, async (ctx, { courseId }) => {
    const own = await findOwnWaiting(ctx, courseId);
    return { waitingPlace: own && presentPlace(own) };
  }),
  on(calls.declineOffer, async (ctx, { courseId }) => {
    await declineOffer(ctx, courseId);
    return { message: 'The seat goes to the next in line. You stay on the list, right behind them.' };
  }),
  on(calls.leaveWaitingList, async (ctx, { courseId }) => {
    await leaveList(ctx, courseId);
    return { message: 'You are off the waiting list.' };
  }),
  on(staff.adminGetWaitingList, async (ctx, { courseId }) => ({
    waitingList: presentLine(await getWaitingList(ctx, courseId)),
  })),
  on(staff.offerSeatByHand, async (ctx, input) => ({
    message: 'The seat is offered, and the letter is on its way.',
    waitingList: presentLine(await offerByHand(ctx, input)),
  })),
  on(staff.reorderWaitingList, async (ctx, input) => ({
    message: 'The order of the list was changed.',
    waitingList: presentLine(await reorderList(ctx, input)),
  })),
  on(staff.removeFromWaitingList, async (ctx, input) => ({
    message: 'This person is off the list, and the letter is on its way.',
    waitingList: presentLine(await removeFromList(ctx, input)),
  })),
];
