import { expect } from 'vitest';
import type { EndpointName } from '#contracts/endpoints.ts';
import type { InPersonCourse } from '../../modules/catalogue/index.ts';
import { addCourse } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;
/** Sells a place on a course, paid. */
type Sell = (course: InPersonCourse) => Promise<{ id: string; reference: string }>;

/** What staff do to the places of participants, once each, and what has to be written of it. */
export const auditedParticipants = (
  act: Act,
  { db, sell }: { db: () => Parameters<typeof addCourse>[0]; sell: Sell },
): Table => {
  const reason = 'Illness';
  const sold = async () => {
    const from = await addCourse(db());
    const to = await addCourse(db(), { series: from.series });
    const { id, reference } = await sell(from);
    const { order } = (await act('adminGetOrder', { reference })) as { order: { lines: { _id: string }[] } };
    return { from, to, id, reference, lineId: order.lines[0]?._id };
  };
  const moved = ({ from, to, id, isOther }: Awaited<ReturnType<typeof sold>> & { isOther: boolean }) => ({
    action: 'order.line-moved',
    objectId: id,
    before: { courseId: from.id },
    after: {
      ...{ changeId: expect.any(String), courseId: to.id, isOther, reason },
      ...{ feeEur: 0, differenceEur: 0, refundEur: 0 },
    },
  });
  const cancelled = (objectId: string, isOther: boolean) => ({
    action: 'order.line-cancelled',
    objectId,
    before: null,
    after: { changeId: expect.any(String), back: { refund: 1_000, credit: 0 }, isOther, reason },
  });
  return {
    adminCancelLine: async () => {
      const { id, reference, lineId } = await sold();
      const other = { isOther: true, refundEur: 1_000, creditEur: 0 };
      await act('adminCancelLine', { reference, lineId, ...other, reason });
      return cancelled(id, true);
    },
    adminMoveLine: async () => {
      const one = await sold();
      const { reference, lineId, to } = one;
      const figures = { payEur: 0, backEur: 0, other: { feeEur: 0, differenceEur: 0 } };
      await act('adminMoveLine', { reference, lineId, courseId: to.id, ...figures, reason });
      return moved({ ...one, isOther: true });
    },
    adminMoveParticipants: async () => {
      const one = await sold();
      const { lineId, from, to } = one;
      const places = [{ lineId, payEur: 0, backEur: 0 }];
      await act('adminMoveParticipants', { courseId: from.id, toCourseId: to.id, places, reason });
      return moved({ ...one, isOther: false });
    },
    adminCancelParticipants: async () => {
      const { id, from, lineId } = await sold();
      const places = [{ lineId, refundEur: 1_000, creditEur: 0 }];
      await act('adminCancelParticipants', { courseId: from.id, places, isAllBack: true, reason });
      return cancelled(id, true);
    },
  };
};
