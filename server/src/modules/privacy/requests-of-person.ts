import { DONE_BY, type PersonKeeper } from '#server/calls/person-keeper.ts';
import { deleteDownloads } from './download/downloads.repository.ts';
import { closeRequest, listRequestsOf } from './privacy.repository.ts';
import { deleteWarningOf, findWarning } from './retention/erasure-warnings.repository.ts';

/** That it was asked for and done in time can be shown. */
export const requestsOfPerson: PersonKeeper = {
  columns: {
    'erasure_requests.user_id': 'kept: shows that an erasure was asked for and done, by the pseudonym',
    'erasure_requests.closed_by_id': DONE_BY,
    'data_downloads.user_id': 'deleted',
    'erasure_warnings.user_id': 'deleted',
    'retention_runs.started_by_id': DONE_BY,
  },
  forget: async ({ db, now, caller }, { id }) => {
    const closedById = caller.user?.id ?? null;
    await deleteDownloads(db, id);
    await deleteWarningOf(db, id);
    await closeRequest(db, { userId: id }, { outcome: 'erased', closedAt: now, closedById, reason: '' });
  },
  tell: async (db, { id }) => ({
    erasureRequests: await listRequestsOf(db, id),
    erasureWarnings: [{ warnedAt: await findWarning(db, id) }].filter(({ warnedAt }) => warnedAt !== null),
  }),
};
