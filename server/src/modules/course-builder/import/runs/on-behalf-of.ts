import type { OuterCtx } from '#server/calls/context.ts';
import { requireUser } from '#server/modules/identity/index.ts';
import type { UploaderCtx } from '#server/modules/media/index.ts';

/** As whoever asked for it would do it: they stand in the log and at what is stored. */
export const onBehalfOf = async (outer: OuterCtx, userId: string): Promise<UploaderCtx> => {
  const { id, email, role, emailVerifiedAt } = await requireUser(outer.database, userId);
  const user = {
    id,
    email,
    role,
    emailVerified: emailVerifiedAt !== null,
    sessionId: '',
    loggedInAt: outer.now,
    owesTwoStep: false,
  };
  const caller = { ...outer.caller, user };
  return { ...outer, caller, transact: (step) => outer.transact((ctx) => step({ ...ctx, caller })) };
};
