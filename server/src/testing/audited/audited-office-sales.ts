import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { EndpointName } from '#contracts/endpoints.ts';
import { orders } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { addCourse, addUser } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;

/** What staff do by phone, once each, and what has to be written of it. */
export const auditedOfficeSales = (act: Act, db: () => Db): Table => {
  const sell = async () => {
    const [person, { slug }] = [await addUser(db()), await addCourse(db())];
    const wish = {
      person: { kind: 'known', _id: person.id },
      lines: [{ courseId: slug }],
      totalEur: 145_000,
    };
    const { reference } = (await act('sellCourses', { ...wish, payment: 'link' })) as { reference: string };
    const [order] = await db().select().from(orders).where(eq(orders.reference, reference));
    return { person, reference, objectId: order?.id ?? '' };
  };
  return {
    sellCourses: async () => {
      const { person, objectId } = await sell();
      const lines = [expect.objectContaining({ priceEur: 145_000, adjustmentEur: 0 })];
      const how = { isInvited: false, isBeyondShare: false, promoCode: null, waived: [], way: 'link' };
      const after = { ...how, person: person.id, totalEur: 145_000, lines };
      return { action: 'order.sold', objectId, before: null, after };
    },
    sendPaymentLetter: async () => {
      const { reference, objectId } = await sell();
      await act('sendPaymentLetter', { reference });
      return { action: 'order.payment-letter-sent', objectId, before: null, after: null };
    },
    cancelSale: async () => {
      const { reference, objectId } = await sell();
      await act('cancelSale', { reference, reason: 'Changed their mind' });
      const after = { state: 'cancelled', reason: 'Changed their mind' };
      return { action: 'order.sale-cancelled', objectId, before: { state: 'placed' }, after };
    },
  };
};
