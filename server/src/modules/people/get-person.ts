import type { UserDetail } from '#contracts/people/admin-people.ts';
import { whyNotTakeAway } from '#domain/people/why-not-take-away.ts';
import type { ReadCtx, SignedInCaller } from '#server/calls/context.ts';
import { findCompany } from '../companies/index.ts';
import {
  countAdministrators,
  findAuthenticator,
  findUser,
  listPasskeys,
  listSessions,
  requireUser,
} from '../identity/index.ts';
import { presentDetail } from './people.present.ts';

export const getPerson = async (
  { db, caller }: Pick<ReadCtx, 'db'> & { caller: SignedInCaller },
  id: string,
): Promise<UserDetail> => {
  const user = await requireUser(db, id);
  const company = user.companyId && (await findCompany(db, user.companyId));
  const by = user.disabledById && (await findUser(db, user.disabledById));
  return presentDetail(user, {
    sessions: await listSessions(db, id),
    ownSessionId: caller.user.sessionId,
    twoStepSince: (await findAuthenticator(db, id))?.confirmedAt ?? null,
    passkeys: (await listPasskeys(db, id)).length,
    company: company ? { _id: company.id, name: company.name } : null,
    disabledBy: by ? `${by.firstName} ${by.lastName}`.trim() : '',
    whyKept: whyNotTakeAway({
      isOneself: id === caller.user.id,
      isAdministrator: user.role === 'admin' && user.disabledAt === null,
      administrators: await countAdministrators(db),
    }),
  });
};
