import { redirect, useRevalidator } from 'react-router';
import { checkoutPath } from '#web/features/checkout/checkout-path.ts';
import { knownReason } from '#web/features/checkout/failure-reasons.ts';
import { OtherWays } from '#web/features/checkout/other-ways.tsx';
import { courseOf, findPaymentStatus } from '#web/features/checkout/payment-status.server.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi } from '#web/lib/page.ts';
import { useSite } from '#web/lib/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Countdown } from '#web/ui/instruments/countdown.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import type { Route } from './+types/failure';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams, search } = new URL(args.request.url);
  const payment = await findPaymentStatus(personalApi(args), searchParams.get('order_id'));
  // Paid meanwhile, in another tab or late: then this page would be wrong.
  if (payment?.status === 'completed') throw redirect(`/inperson/payment/success${search}`);
  return {
    reason: knownReason(searchParams.get('reason')),
    payment,
    courseId: courseOf(payment, searchParams.get('courseId')),
    now: new Date().toISOString(),
  };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Payment Failed',
    description: 'The payment was not completed: how to try again, other ways to pay, and whom to ask.',
  }),
  notIndexed,
];

export default function PaymentFailure({ loaderData }: Route.ComponentProps) {
  const { reason, payment, courseId, now } = loaderData;
  const { revalidate } = useRevalidator();
  const site = useSite();
  const isHeld = payment?.state === 'placed' && payment.holdEndsAt !== null;
  return (
    <main id="main" className="wrap grid gap-8 pt-(--s6) pb-(--s9)">
      <PageHeader title="Payment Failed" size="3xl" lead={reason} />
      {payment && (
        <KeyValue className="max-w-140 border-t border-hairline">
          <KeyValueRow term="Course">{payment.courseTitle}</KeyValueRow>
          <KeyValueRow term="Order ID">{payment.reference}</KeyValueRow>
          {isHeld && payment.holdEndsAt && (
            <KeyValueRow term="Your seat is held for">
              <Countdown until={payment.holdEndsAt} now={now} onEnd={revalidate} />
            </KeyValueRow>
          )}
        </KeyValue>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          variant="primary"
          to={courseId ? checkoutPath(courseId) : '/in-person-aesthetic-training'}
        >
          Try Again
        </ButtonLink>
        <ButtonLink to="/contact-us">Contact Support</ButtonLink>
      </div>
      {site && <OtherWays contact={site.contact} bankTransfer={site.bankTransfer} />}
    </main>
  );
}
