import type { z } from 'zod';
import type { getPrivacy as call } from '#contracts/accounts/privacy.ts';
import type { ReadCtx, SignedInCaller } from '#server/calls/context.ts';
import { consentsOf } from './consents.ts';
import { presentDownload } from './download/download.present.ts';
import { listDownloads } from './download/downloads.repository.ts';
import { presentRequest } from './present-request.ts';
import { findLastRequestOf } from './privacy.repository.ts';

type Told = Omit<z.input<typeof call.response>, 'success'>;

export const getPrivacy = async ({
  db,
  now,
  caller: { user },
}: ReadCtx & { caller: SignedInCaller }): Promise<Told> => {
  const last = await findLastRequestOf(db, user.id);
  // Who was erased has no login to ask by.
  const request = last && last.outcome !== 'erased' ? presentRequest(last) : null;
  return {
    consents: await consentsOf(db, user.id),
    downloads: (await listDownloads(db, user.id)).map((one) => presentDownload(one, now)),
    request: request && request.state !== 'erased' ? { ...request, state: request.state } : null,
  };
};
