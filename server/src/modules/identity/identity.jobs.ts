import type { Job, JobDeps } from '#server/calls/jobs.ts';
import { deleteExpiredEmailTokens } from './accounts/email-tokens.repository.ts';
import { deleteExpiredChallenges } from './passkeys/passkeys.repository.ts';
import { deleteOldPasswordTries } from './passwords/password-tries.repository.ts';
import { deleteExpiredTickets } from './safety/safety.repository.ts';
import { deleteExpiredSessions } from './sessions/sessions.repository.ts';

const HOUR = 60 * 60;

export const identityJobs = ({ asSystem }: JobDeps): Job[] => [
  {
    name: 'delete-expired-sessions',
    everySeconds: HOUR,
    work: () =>
      asSystem(async ({ db }) => {
        await deleteExpiredSessions(db);
        await deleteExpiredEmailTokens(db);
        await deleteOldPasswordTries(db);
        await deleteExpiredTickets(db);
        await deleteExpiredChallenges(db);
      }),
  },
];
