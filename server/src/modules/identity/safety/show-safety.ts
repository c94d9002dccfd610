import type { getSafety } from '#contracts/accounts/safety.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import type { Reply } from '#server/calls/binding.ts';
import type { SignedInCtx } from '#server/calls/context.ts';
import { listPasskeys } from '../passkeys/passkeys.repository.ts';
import { listSessions } from '../sessions/sessions.repository.ts';
import { isTwoStepRequired } from './required.repository.ts';
import { countUnusedCodes, findAuthenticator } from './safety.repository.ts';

export const showSafety = async ({ db, caller }: SignedInCtx): Promise<Reply<typeof getSafety>> => {
  const { id: userId, sessionId, owesTwoStep } = caller.user;
  const since = (await findAuthenticator(db, userId))?.confirmedAt;
  const passkeys = await listPasskeys(db, userId);
  const sessions = await listSessions(db, userId);
  return {
    twoStep: since
      ? { since: since.toISOString(), recoveryCodesLeft: await countUnusedCodes(db, userId) }
      : null,
    isRequired: await isTwoStepRequired(db, userId),
    isOwed: owesTwoStep,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      _id: id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      _id: id,
      device: deviceName(userAgent),
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: id === sessionId,
    })),
  };
};
