import type { Answer, Api } from '#contracts/api.ts';
import { checkoutPage, courseList } from '#contracts/courses/course-pages.ts';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { CART } from '#web/lib/orders/ordered.ts';
import { requireAnswer } from '#web/lib/page.ts';

export type PaymentStatus = Extract<Answer<'getPaymentStatus'>, { success: true }>;
export type PaymentResult = { payment: PaymentStatus; order: OrderDetail };

const TELLS_NOTHING: readonly number[] = [400, 401, 404];

/** The order that a result page's address names; one that cost nothing stands under `ref`. */
export const referenceIn = (query: URLSearchParams): string | null =>
  query.get('order_id') === 'FREE' ? query.get('ref') : query.get('order_id');

/** How the payment of an own order stands; nothing where there is no such order, or it is another person's. */
export const findResult = async (api: Api, reference: string | null): Promise<PaymentResult | null> => {
  if (!reference) return null;
  const payment = await api.call('getPaymentStatus', { reference });
  if (!payment.success && TELLS_NOTHING.includes(payment.status)) return null;
  const { order } = requireAnswer(await api.call('getOrder', { reference }));
  return { payment: requireAnswer(payment), order };
};

/** The pages of a cart, whatever it held. */
const isOfCart = ({ pathname }: URL): boolean => pathname.startsWith('/payment/');

/** What the pages of a payment are of, by the part of their address. */
const KINDS: Record<string, CourseKind> = { elearning: 'ELearningCourse', live: 'OnlineLiveTraining' };

/**
 * The course that a result page is about: the order's, else what the address names, as far as it can be one; links made
 * of it are checked where they lead.
 */
export const courseOf = (result: PaymentResult | null, { pathname, searchParams }: URL) => {
  if (result) return { kind: result.order.course.kind, slug: result.order.course.slug };
  const [, part = ''] = pathname.split('/');
  const kind = KINDS[part] ?? 'InPersonCourse';
  const asked = searchParams.get('courseId');
  return { kind, slug: asked && /^[\w-]{1,200}$/.test(asked) ? asked : null };
};

/** How what a payment failed for is bought again: what was in a cart is in it still. `kind` is null of a cart. */
export const retryOf = (result: PaymentResult | null, url: URL) => {
  if (isOfCart(url)) return { kind: null, page: CART };
  const { kind, slug } = courseOf(result, url);
  return { kind, page: slug ? checkoutPage({ kind, slug }) : courseList(kind) };
};
