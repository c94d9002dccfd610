import type { EndpointName } from '#contracts/endpoints.ts';
import { passOns } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;
type Shop = () => { db: Db; buy: () => Promise<{ id: string; reference: string }> };

const COLLEAGUE = { firstName: 'Hassan', lastName: 'Idris', email: 'hassan@example.com' };
const HOW = { waivesFee: true, reason: 'Illness' };

/** What staff do about a seat that is passed on, once each, and what has to be written of it. */
export const auditedPassOns = (act: Act, shop: Shop): Table => {
  const invite = async () => {
    const { id: objectId, reference } = await shop().buy();
    const { order } = (await act('adminGetOrder', { reference })) as { order: { lines: { _id: string }[] } };
    const key = { reference, lineId: order.lines[0]?._id ?? '' };
    await act('adminPassOn', { ...key, ...COLLEAGUE, ...HOW, agreedFeeEur: 0 });
    return { key, objectId };
  };
  return {
    adminPassOn: async () => {
      const { objectId } = await invite();
      const after = { email: COLLEAGUE.email, feeEur: 0, ...HOW };
      return { action: 'order.pass-on-asked', objectId, before: null, after };
    },
    adminSendPassOnAgain: async () => {
      const { key, objectId } = await invite();
      await shop()
        .db.update(passOns)
        .set({ sentAt: new Date(Date.now() - 3_600_000) });
      await act('adminSendPassOnAgain', key);
      return {
        action: 'order.pass-on-sent-again',
        objectId,
        before: null,
        after: { email: COLLEAGUE.email },
      };
    },
    adminTakePassOnBack: async () => {
      const { key, objectId } = await invite();
      await act('adminTakePassOnBack', { ...key, reason: 'Recovered' });
      const after = { email: COLLEAGUE.email, reason: 'Recovered' };
      return { action: 'order.pass-on-taken-back', objectId, before: null, after };
    },
  };
};
