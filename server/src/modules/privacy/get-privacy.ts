import type { z } from 'zod';
import type { getPrivacy as call } from '#contracts/accounts/privacy.ts';
import type { ReadCtx, SignedInCaller } from '#server/calls/context.ts';
import { presentDownload } from './download/download.present.ts';
import { listDownloads } from './download/downloads.repository.ts';
import { presentRequest } from './present-request.ts';
import { findLastRequestOf, listAgreedTerms, listNewsAgreed } from './privacy.repository.ts';

type Told = Omit<z.input<typeof call.response>, 'success'>;

export const getPrivacy = async ({
  db,
  now,
  caller: { user },
}: ReadCtx & { caller: SignedInCaller }): Promise<Told> => {
  const terms = (await listAgreedTerms(db, user.id)).map(({ version, at, reference }) => ({
    what: 'terms' as const,
    version: version ?? '',
    at: at?.toISOString() ?? '',
    reference,
  }));
  const news = (await listNewsAgreed(db, user.id)).map(({ at }) => ({
    what: 'newsletter' as const,
    version: '',
    at: at.toISOString(),
    reference: '',
  }));
  const last = await findLastRequestOf(db, user.id);
  // Who was erased has no login to ask by.
  const request = last && last.outcome !== 'erased' ? presentRequest(last) : null;
  return {
    consents: [...terms, ...news].toSorted((a, b) => (a.at < b.at ? 1 : -1)),
    downloads: (await listDownloads(db, user.id)).map((one) => presentDownload(one, now)),
    request: request && request.state !== 'erased' ? { ...request, state: request.state } : null,
  };
};
