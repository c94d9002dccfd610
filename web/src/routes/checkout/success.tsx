import { redirect, useLocation } from 'react-router';
import { withNext } from '#web/features/account/next-path.ts';
import { LeaveNotice } from '#web/features/checkout/result/leave-notice.tsx';
import { OrderResult } from '#web/features/checkout/result/order-result.tsx';
import { courseOf, findResult } from '#web/features/checkout/result/payment-status.server.ts';
import { RESULT_WORDS, resultKind } from '#web/features/checkout/result/result-words.ts';
import { UnknownOrder } from '#web/features/checkout/result/unknown-order.tsx';
import { WaitingNotice } from '#web/features/checkout/waiting-notice.tsx';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireUser } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import type { Route } from './+types/success';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const result = await findResult(personalApi(args), searchParams.get('order_id'));
  const kind = result && resultKind(result.payment);
  return { order: result?.order ?? null, kind, courseId: courseOf(result, searchParams.get('courseId')) };
};

/** "I have paid": the gateway is asked now, and the page shown again. */
export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const { searchParams, search } = new URL(args.request.url);
  const form = await args.request.formData();
  const reference = searchParams.get('order_id') ?? '';
  const answer = await personalApi(args).call('checkPayment', { reference });
  return answer.success ? redirect(`/inperson/payment/success${search}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, {
    title: loaderData?.kind ? RESULT_WORDS[loaderData.kind].title : 'Payment status',
    description: 'How the payment of your enrollment stands.',
  }),
  notIndexed,
];

export default function PaymentSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const { order, kind, courseId } = loaderData;
  const isWaiting = kind === 'waiting' || kind === 'transfer';
  return (
    <main id="main" className="wrap pb-(--s9)">
      {order && kind ? (
        <OrderResult order={order} kind={kind}>
          {isWaiting && (
            <WaitingNotice failure={failureOf(actionData, 'check')} isBank={kind === 'transfer'} isPrimary />
          )}
          {(kind === 'paid' || kind === 'free') && (
            <LeaveNotice to={`/in-person/courses/${order.course.slug}`} />
          )}
        </OrderResult>
      ) : (
        <UnknownOrder>
          <WhoAreYou courseId={courseId} />
        </UnknownOrder>
      )}
    </main>
  );
}

function WhoAreYou({ courseId }: { courseId: string | null }) {
  const { pathname, search } = useLocation();
  return (
    <>
      <p className="max-w-[60ch]">
        This address does not name one of your orders. If you have just paid, please log in to see your
        orders, or contact us.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={withNext('/login', `${pathname}${search}`)}>
          Log in
        </ButtonLink>
        <ButtonLink to={courseId ? `/in-person/courses/${courseId}` : '/in-person-aesthetic-training'}>
          {courseId ? 'Course details' : 'In-person courses'}
        </ButtonLink>
        <ButtonLink to="/contact-us">Contact us</ButtonLink>
      </div>
    </>
  );
}
