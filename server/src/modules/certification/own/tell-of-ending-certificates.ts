import { addDays, localDate } from '#domain/time/local-date.ts';
import type { OuterCtx } from '#server/calls/context.ts';
import { announce } from '#server/calls/events.ts';
import { ACADEMY_ZONE, localDateIn } from '#server/platform/time.ts';
import { listEndingCertificates } from '../certificates.repository.ts';
import { certificationEvents } from '../certification.events.ts';

const DAYS_BEFORE = 60;
/** It is said again on so many days, should the academy have stood still; whoever mails it does so once. */
const DAYS_LATE = 2;

/** Says of certificates that end in sixty days that their holders can be told. */
export const tellOfEndingCertificates = async (ctx: OuterCtx): Promise<void> => {
  const to = addDays(localDate(localDateIn(ctx.now, ACADEMY_ZONE)), DAYS_BEFORE);
  const ending = await listEndingCertificates(ctx.database, { from: addDays(to, -DAYS_LATE), to });
  for (const { id: certificateId } of ending)
    await ctx.transact((tx) => announce(tx, certificationEvents['certificate.ending'], { certificateId }));
};
