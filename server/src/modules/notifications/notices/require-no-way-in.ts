import { fieldError } from '#server/calls/app-error.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import { listLiveSessions } from '#server/modules/live/index.ts';

const WORDS =
  'The address of the platform leads in whoever has it. Participants join from their own page: the letter leads there.';

/** What leads into a live course stands in no mail and on no page, also where somebody has pasted it. */
export const requireNoWayIn = async ({ db }: Ctx, course: Run, written: string): Promise<void> => {
  if (course.kind !== 'OnlineLiveTraining') return;
  const places = [course.live, ...(await listLiveSessions(db, course.id))];
  const secrets = places.flatMap(({ joinUrl, hostUrl }) => [joinUrl, hostUrl]);
  if (secrets.some((secret) => secret !== '' && written.includes(secret))) throw fieldError('message', WORDS);
};
