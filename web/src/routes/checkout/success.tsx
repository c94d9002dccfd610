import { redirect } from 'react-router';
import { coursePage, viewerPage } from '#contracts/courses/course-pages.ts';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { HELD } from '#domain/courses/course-kind.ts';
import { LeaveNotice } from '#web/features/checkout/result/leave-notice.tsx';
import { OrderResult } from '#web/features/checkout/result/order-result.tsx';
import { courseOf, findResult, referenceIn } from '#web/features/checkout/result/payment-status.server.ts';
import { resultKind, resultWords } from '#web/features/checkout/result/result-words.ts';
import { UnknownOrder } from '#web/features/checkout/result/unknown-order.tsx';
import { WaitingNotice } from '#web/features/checkout/waiting-notice.tsx';
import { BookedCourses } from '#web/features/orders/lines/booked-courses.tsx';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { heldOf, isGiven } from '#web/lib/orders/ordered.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import type { Route } from './+types/success';

export const loader = async (args: Route.LoaderArgs) => {
  const api = personalApi(args);
  const result = await findResult(api, referenceIn(args.url.searchParams));
  const kind = result && resultKind(result.payment);
  const course = courseOf(result, args.url);
  const held = result ? heldOf(result.order) : HELD[course.kind];
  const isSignedIn = Boolean(result ?? requireAnswer(await api.call('authCheck', {})).user);
  return { order: result?.order ?? null, kind, course, held, isSignedIn };
};

/** "I have paid": the gateway is asked now, and the page shown again. */
export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const { searchParams, search, pathname } = args.url;
  const form = await args.request.formData();
  const reference = referenceIn(searchParams) ?? '';
  const answer = await personalApi(args).call('checkPayment', { reference });
  return answer.success ? redirect(`${pathname}${search}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.kind ? resultWords(loaderData.kind, loaderData.held).title : 'Payment status',
    description: 'How the payment of your enrollment stands.',
  }),
  notIndexed,
];

export default function PaymentSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const { order, kind, course, isSignedIn } = loaderData;
  const isDone = kind === 'paid' || kind === 'free';
  const isWaiting = kind === 'waiting' || kind === 'transfer';
  return (
    <main id="main" className="wrap pb-(--s9)">
      {order && kind ? (
        <OrderResult
          order={order}
          kind={kind}
          courses={order.lines.length > 1 && !isGiven(order) && <BookedCourses order={order} />}
        >
          {isWaiting && (
            <WaitingNotice failure={failureOf(actionData, 'check')} isBank={kind === 'transfer'} isPrimary />
          )}
          {isDone && order.lines.length === 1 && <LeaveNotice {...afterPaying(order)} />}
        </OrderResult>
      ) : (
        <UnknownOrder course={course} isSignedIn={isSignedIn} />
      )}
    </main>
  );
}

/** A self-paced course is open at once; of any other one reads on, and of a gift under the order. */
const afterPaying = (order: OrderDetail) => {
  const { course, reference } = order;
  if (isGiven(order)) return { to: `/orders/${reference}`, place: 'your gift' };
  const to = course.kind === 'ELearningCourse' ? viewerPage(course.slug) : coursePage(course);
  return { to, place: 'the course' };
};
