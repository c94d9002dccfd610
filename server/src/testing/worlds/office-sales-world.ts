import type { RequestOf } from '#contracts/endpoint.ts';
import { officeSaleEndpoints as calls } from '#contracts/orders/admin-office-sales.ts';
import { type AdminOrderDetail, adminOrderEndpoints } from '#contracts/orders/admin-orders.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { Course } from '../../modules/catalogue/index.ts';
import type { User } from '../../modules/identity/index.ts';
import { createOrdersWorld } from './orders-world.ts';

type Sale = { by: User; to: User };
type SaleWish = Partial<RequestOf<typeof calls.sellCourses>>;

/** Staff at the phone, beside buyers at the checkout. */
export const createOfficeSalesWorld = (db: Db) => {
  const world = createOrdersWorld(db);

  /** Sells these courses at €1,450.00 each, by link and with nothing waived unless something else is wished. */
  const sell = ({ by, to }: Sale, courses: readonly Course[], wish: SaleWish = {}): Promise<Outcome> =>
    world.call(
      calls.sellCourses,
      {
        person: { kind: 'known', _id: to.id },
        lines: courses.map(({ slug }) => ({ courseId: slug })),
        totalEur: 145_000 * courses.length,
        payment: 'link',
        agreedTerms: true,
        ...wish,
      },
      by,
    );

  const readByStaff = async (by: User, reference: unknown): Promise<AdminOrderDetail> => {
    const { answer } = await world.call(
      adminOrderEndpoints.adminGetOrder,
      { reference: String(reference) },
      by,
    );
    return adminOrderEndpoints.adminGetOrder.response.parse(answer).order;
  };
  return { ...world, sell, readByStaff };
};
