import type { Course } from '#server/modules/catalogue/index.ts';
import type { ReturnPaths } from '#server/modules/payments/index.ts';
import type { Order } from '../orders.repository.ts';

type Place = Pick<Course, 'slug'>;
type Named = Pick<Order, 'reference'>;

const NOT_COMPLETED = 'The payment was not completed';

/** Where somebody who is enrolled already is better off than at the checkout. */
export const ENROLLED_PATH = '/library/in-person?problem=already-enrolled';
export const checkoutPath = ({ slug }: Place) => `/checkout/inperson/${slug}`;
export const orderPath = ({ reference }: Named) => `/orders/${reference}`;

/** The result pages ask the server by the reference; nothing else in their address is taken as a fact. */
export const successPath = ({ reference }: Named, { slug }: Place) =>
  `/inperson/payment/success?${new URLSearchParams({ order_id: reference, courseId: slug })}`;

const failurePath = ({ reference }: Named, { slug }: Place) =>
  `/inperson/payment/failure?${new URLSearchParams({ reason: NOT_COMPLETED, order_id: reference, courseId: slug })}`;

/** A first payment ends on the result pages, a later one where it began. */
export const returnPathsOf = (order: Order, course: Place): ReturnPaths =>
  order.state === 'confirmed'
    ? { success: `${orderPath(order)}?paid=1`, failure: `${orderPath(order)}?paid=0` }
    : { success: successPath(order, course), failure: failurePath(order, course) };
