import type { UserDetail } from '#contracts/people/admin-people.ts';
import { peopleEndpoints as calls } from '#contracts/people/admin-people.ts';
import { timelineEndpoints } from '#contracts/people/person-timeline.ts';
import { type Binding, on, onOuter, onRead } from '#server/calls/binding.ts';
import { changePerson } from './change-person.ts';
import { disablePerson } from './disable-person.ts';
import { enablePerson } from './enable-person.ts';
import { endSession, endSessions } from './end-sessions.ts';
import { erasePerson } from './erasure/erase-person.ts';
import { getErasure } from './erasure/find-obstacles.ts';
import { getFigures } from './get-figures.ts';
import { getPerson } from './get-person.ts';
import { getTimeline } from './get-timeline.ts';
import { invitePerson } from './invite-person.ts';
import { listPeople } from './list-people.ts';
import { resetPersonsTwoStep } from './reset-persons-two-step.ts';
import { sendReset } from './send-reset.ts';

const told = async (message: string, user: Promise<UserDetail>) => ({ message, user: await user });

export const peopleBindings: Binding[] = [
  onRead(calls.listUsers, listPeople),
  onRead(calls.getUser, async (ctx, { id }) => ({ user: await getPerson(ctx, id) })),
  onRead(timelineEndpoints.getUserTimeline, getTimeline),
  onRead(timelineEndpoints.getUserFigures, async (ctx, { id }) => ({ figures: await getFigures(ctx, id) })),
  // Those that ask for a password compare it outside their transaction: no connection waits for it.
  onOuter(calls.inviteUser, (ctx, input) => told('The invitation is on its way.', invitePerson(ctx, input))),
  onOuter(calls.updateUser, (ctx, input) => told('The changes are saved.', changePerson(ctx, input))),
  onOuter(calls.disableUser, (ctx, input) => told('The account is disabled.', disablePerson(ctx, input))),
  onOuter(calls.enableUser, (ctx, input) => told('The account is enabled again.', enablePerson(ctx, input))),
  onOuter(calls.resetUserTwoStep, (ctx, input) =>
    told('Two-step login is off for this person.', resetPersonsTwoStep(ctx, input)),
  ),
  onRead(calls.getUserErasure, (ctx, { id }) => getErasure(ctx, id)),
  onOuter(calls.deleteUser, (ctx, input) => told('The person is erased.', erasePerson(ctx, input))),
  on(calls.endUserSessions, async (ctx, { id }) => {
    await endSessions(ctx, id);
    return told('The sessions have ended.', getPerson(ctx, id));
  }),
  on(calls.endUserSession, async (ctx, input) => {
    await endSession(ctx, input);
    return told('The session has ended.', getPerson(ctx, input.id));
  }),
  on(calls.sendUserReset, async (ctx, { id }) => ({ message: await sendReset(ctx, id) })),
];
