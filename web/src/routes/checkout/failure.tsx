import { redirect, useRevalidator } from 'react-router';
import type { Held } from '#domain/courses/course-kind.ts';
import { knownReason } from '#web/features/checkout/result/failure-reasons.ts';
import { OrderCover } from '#web/features/checkout/result/order-cover.tsx';
import { OtherWays } from '#web/features/checkout/result/other-ways.tsx';
import { findResult, referenceIn, retryOf } from '#web/features/checkout/result/payment-status.server.ts';
import { resultSum, sumNote } from '#web/features/checkout/result/result-words.ts';
import { eurText } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { heldOf } from '#web/lib/orders/ordered.ts';
import { personalApi } from '#web/lib/page.ts';
import { useSite } from '#web/lib/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Countdown } from '#web/ui/instruments/countdown.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { ResultHead } from '#web/ui/layout/result-head.tsx';
import type { Route } from './+types/failure';

export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams, search, pathname } = args.url;
  const result = await findResult(personalApi(args), referenceIn(searchParams));
  // Paid meanwhile, in another tab or late, or given back: then this page would be wrong.
  const status = result?.payment.status;
  if (status === 'completed' || status === 'refunded')
    throw redirect(`${pathname.replace(/failure$/, 'success')}${search}`);
  return {
    reason: knownReason(searchParams.get('reason')),
    order: result?.order ?? null,
    retry: retryOf(result, args.url),
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
  const { reason, order, retry, now } = loaderData;
  const site = useSite();
  const acts = (
    <div className="flex flex-wrap gap-3">
      <ButtonLink variant="primary" to={retry.page}>
        Try Again
      </ButtonLink>
      <ButtonLink to="/contact-us">Contact Support</ButtonLink>
    </div>
  );
  return (
    <main id="main" className="wrap pb-(--s9)">
      {order ? (
        <ResultHead
          title="Payment Failed"
          lead={reason}
          label="Not charged"
          figure={eurText(resultSum('failed', order).eur)}
          note={sumNote('failed', resultSum('failed', order))}
          cover={<OrderCover course={order.course} />}
        >
          <KeyValue className="max-w-120 border-t border-hairline">
            <KeyValueRow term={order.lines.length > 1 ? 'Courses' : 'Course'}>
              {order.lines.map(({ _id, course }) => (
                <span key={_id} dir="auto" className="block">
                  {course.title}
                </span>
              ))}
            </KeyValueRow>
            <KeyValueRow term="Order ID">{order.reference}</KeyValueRow>
            {order.state === 'placed' && order.holdEndsAt && (
              <Waits until={order.holdEndsAt} now={now} held={heldOf(order)} />
            )}
          </KeyValue>
          {acts}
        </ResultHead>
      ) : (
        <div className="pt-(--s6) pb-(--s8)">
          <PageHeader title="Payment Failed" size="3xl" lead={reason} />
          {acts}
        </div>
      )}
      {site && <OtherWays contact={site.contact} bankTransfer={site.bankTransfer} kind={retry.kind} />}
    </main>
  );
}

function Waits({ held, ...moments }: { held: Held; until: string; now: string }) {
  const { revalidate } = useRevalidator();
  return (
    <KeyValueRow term={`Your ${held} is held for`}>
      <Countdown {...moments} onEnd={revalidate} />
    </KeyValueRow>
  );
}
