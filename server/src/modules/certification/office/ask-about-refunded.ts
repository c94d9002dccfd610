import type { Ctx } from '#server/calls/context.ts';
import { findOrder, ORDER_KIND } from '#server/modules/orders/index.ts';
import { CASE_KIND, findCase, placesOfCase } from '#server/modules/payment-cases/index.ts';
import {
  creditOf,
  listCaptures,
  type Owner,
  raiseAction,
  wasRaised,
  withdrawAction,
} from '#server/modules/payments/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { stateAt } from '../certificate.present.ts';
import { type Certificate, listStandingOfPlaces, lockCertificates } from '../certificates.repository.ts';
import { wayKey } from '../issue/write-certificate.ts';
import { endedOf } from '../rules/participants.repository.ts';

const REFUNDED = 'certificate-refunded';

/**
 * A certificate outlives the refund of its course: staff decide whether it is revoked. They are asked once, when a place is
 * cancelled for which something goes back, or when all goes back that was paid, by an order or a payment request.
 */
export const askAboutRefunded = async (ctx: Ctx, owner: Owner): Promise<void> => {
  const back = await givenBackOf(ctx.db, owner);
  if (back === 'nothing') return;
  const found = await listStandingOfPlaces(ctx.db, await placesOf(ctx.db, owner));
  // Whoever revokes one of them at this moment is waited for.
  const locked = await lockCertificates(
    ctx.db,
    found.map(({ number }) => number),
  );
  const ended = await endedOf(
    ctx.db,
    locked.flatMap(({ enrolmentId }) => enrolmentId ?? []),
  );
  for (const one of locked)
    if ((back === 'all' || ended.has(one.enrolmentId)) && stateAt(one, ctx.now) === 'valid')
      await ask(ctx, one);
};

const ask = async (ctx: Ctx, certificate: Certificate): Promise<void> => {
  const dedupeKey = keyOf(certificate);
  // The refund comes later than the cancellation: who has answered by then is not asked again.
  if (await wasRaised(ctx.db, dedupeKey)) return;
  const { number, snapshot } = certificate;
  await raiseAction(ctx, {
    kind: REFUNDED,
    dedupeKey,
    owner: { kind: 'certificate', id: certificate.id },
    message: `${number} of ${snapshot.name}, ${snapshot.course.code}, is valid, and the course was refunded. Please revoke it, or mark this as done if it stands.`,
  });
};

/** There is nothing left to decide about a certificate that is revoked. */
export const stopAskingAbout = (ctx: Ctx, certificate: Certificate) =>
  withdrawAction(ctx.db, keyOf(certificate), ctx.now);

/** The same of the one that takes its place. */
const keyOf = (certificate: Certificate): string => `${REFUNDED}:${wayKey(certificate)}`;

/** How much of what was paid went back: as money, as credit again, or in a credit that was given for it. */
const givenBackOf = async (db: Tx | Db, owner: Owner): Promise<'nothing' | 'some' | 'all'> => {
  const { redeemedEur, returnedEur, issuedEur } = await creditOf(db, owner);
  let paid = redeemedEur;
  let back = returnedEur + issuedEur;
  for (const { appliedEur, eurLeft } of await listCaptures(db, owner)) {
    paid += appliedEur;
    back += appliedEur - eurLeft;
  }
  if (back <= 0) return 'nothing';
  return back >= paid ? 'all' : 'some';
};

const placesOf = async (db: Tx | Db, { kind, id }: Owner): Promise<string[]> => {
  if (kind === CASE_KIND) {
    const one = await findCase(db, id);
    return one ? placesOfCase(db, one) : [];
  }
  const order = kind === ORDER_KIND ? await findOrder(db, id) : null;
  return (order?.lines ?? []).flatMap(({ places }) => places.map((place) => place.id));
};
