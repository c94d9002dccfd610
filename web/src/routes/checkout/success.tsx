import { redirect, useLocation } from 'react-router';
import { withNext } from '#web/features/account/next-path.ts';
import { LeaveNotice } from '#web/features/checkout/leave-notice.tsx';
import { NextSteps } from '#web/features/checkout/next-steps.tsx';
import { PaymentFacts } from '#web/features/checkout/payment-facts.tsx';
import { courseOf, findPaymentStatus } from '#web/features/checkout/payment-status.server.ts';
import { WaitingNotice } from '#web/features/checkout/waiting-notice.tsx';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireUser } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/success';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const payment = await findPaymentStatus(personalApi(args), searchParams.get('order_id'));
  return { payment, courseId: courseOf(payment, searchParams.get('courseId')) };
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
    title: titleOf(loaderData?.payment?.status),
    description: 'How the payment of your enrollment stands.',
  }),
  notIndexed,
];

type Status = 'waiting' | 'completed' | 'failed' | 'refunding' | 'refunded';

const TITLES: Record<Status, string> = {
  completed: 'Payment Successful!',
  waiting: 'Your payment is being confirmed',
  failed: 'Payment not completed',
  refunding: 'Your refund is on its way',
  refunded: 'Payment refunded',
};
const WORDS: Record<Status, string> = {
  completed: 'Completed',
  waiting: 'Waiting for confirmation',
  failed: 'Not completed',
  refunding: 'Refund on its way',
  refunded: 'Refunded',
};

const titleOf = (status: Status | undefined) => (status ? TITLES[status] : 'Payment status');

export default function PaymentSuccess({ loaderData, actionData }: Route.ComponentProps) {
  const { payment, courseId } = loaderData;
  const isCompleted = payment?.status === 'completed';
  const coursePath = courseId ? `/in-person/courses/${courseId}` : '/in-person-aesthetic-training';
  return (
    <main id="main" className="wrap grid gap-8 pt-(--s6) pb-(--s9)">
      <PageHeader title={titleOf(payment?.status)} size="3xl" lead={payment?.courseTitle} />
      {payment?.status === 'waiting' && (
        <WaitingNotice failure={failureOf(actionData, 'check')} isBank={payment.method === 'bank'} />
      )}
      <PaymentFacts payment={payment ?? undefined} status={payment ? WORDS[payment.status] : 'N/A'} />
      {isCompleted && <LeaveNotice to={coursePath} />}
      {!payment && <UnknownOrder />}
      {isCompleted && (
        <>
          <p className="max-w-[60ch]">
            A confirmation email was sent to the address of your account. Payments and receipts are under{' '}
            <TextLink to={`/orders/${payment.reference}`}>order {payment.reference}</TextLink>.
          </p>
          <NextSteps />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to={coursePath}>
          {courseId ? 'Course details' : 'In-person courses'}
        </ButtonLink>
        {payment && !isCompleted && (
          <ButtonLink to={`/orders/${payment.reference}`}>Order {payment.reference}</ButtonLink>
        )}
        <ButtonLink to="/library/in-person">My in-person courses</ButtonLink>
      </div>
    </main>
  );
}

function UnknownOrder() {
  const { pathname, search } = useLocation();
  return (
    <p className="max-w-[60ch]">
      This address does not name one of your orders. If you have just paid, please{' '}
      <TextLink to={withNext('/login', `${pathname}${search}`)}>log in</TextLink> to see your orders, or{' '}
      <TextLink to="/contact-us">contact us</TextLink>.
    </p>
  );
}
