import type { Caller } from '#server/calls/context.ts';
import type { Db } from '#server/platform/db/database.ts';
import { sha256 } from '#server/platform/ids.ts';
import { findOpenKey, noteKeyUsed } from './api-keys.repository.ts';
import { whyClosed } from './why-closed.ts';

const MINUTE_MS = 60_000;
/** No key has just logged in: what asks for a recent login asks it for a password. */
const NEVER = new Date(0);

/** Who calls with this key: somebody of the staff whom the key stands for, and the calls that its scopes open. */
export const identifyKey = async (
  database: Db,
  { secret, address }: { secret: string; address: string },
): Promise<Caller> => {
  const found = await findOpenKey(database, sha256(secret));
  if (!found || whyClosed(found.maker)) return { address, user: null, key: { id: null, scopes: [] } };
  const { id, scopes, madeById, lastUsedAt, maker } = found;
  if (!lastUsedAt || Date.now() - lastUsedAt.getTime() > MINUTE_MS) await noteKeyUsed(database, id);
  const user = { id: madeById, email: maker.email, emailVerified: true, role: 'staff' } as const;
  return {
    address,
    user: { ...user, sessionId: id, loggedInAt: NEVER, owesTwoStep: false },
    key: { id, scopes },
  };
};
