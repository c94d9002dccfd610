import { redirect, redirectDocument, useRevalidator } from 'react-router';
import { checkoutPage, coursePage, viewerPage } from '#contracts/courses/course-pages.ts';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { HELD } from '#domain/courses/course-kind.ts';
import { AgreedPolicyRows } from '#web/features/orders/my-orders/agreed-policy.tsx';
import { BreakdownRows } from '#web/features/orders/my-orders/breakdown-rows.tsx';
import { CourseChangeNotice } from '#web/features/orders/my-orders/course-change-notice.tsx';
import { OpenOrderNotice } from '#web/features/orders/my-orders/open-order-notice.tsx';
import { OrderFacts } from '#web/features/orders/my-orders/order-facts.tsx';
import { OrderPanel } from '#web/features/orders/my-orders/order-panel.tsx';
import { Documents, Receipts, Refunds } from '#web/features/orders/my-orders/order-papers.tsx';
import { orderSign } from '#web/features/orders/my-orders/order-state.ts';
import { TransferDetails } from '#web/features/orders/my-orders/transfer-details.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOn, requireIntent } from '#web/forms/intent.ts';
import { failureOf, keyOf, refuse } from '#web/forms/submission.ts';
import { aedText, dayIn, eurText } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { problemOf } from '#web/lib/problem.ts';
import { useSite } from '#web/lib/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/order';

export const loader = async (args: Route.LoaderArgs) => {
  const { reference } = args.params;
  const { order } = requireAnswer(await personalApi(args).call('getOrder', { reference }), args.request);
  return {
    order,
    problem: problemOf(args.request),
    paid: new URL(args.request.url).searchParams.get('paid'),
    now: new Date().toISOString(),
    idempotencyKey: crypto.randomUUID(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const { reference } = args.params;
  const api = personalApi(args);
  const form = await args.request.formData();
  const { act } = requireIntent(form, ['abandon', 'withdraw', 'continue', 'pay']);
  if (act === 'abandon') {
    const answer = await api.call('abandonOrder', { reference });
    return answer.success ? redirect(`/orders/${reference}`, 303) : refuse(answer, form);
  }
  if (act === 'withdraw') {
    const answer = await api.call('withdrawFromCourse', { reference });
    return answer.success ? redirect(`/orders/${reference}`, 303) : refuse(answer, form);
  }
  const obligationId = formReader(form).text('obligationId') || undefined;
  const answer = await api.call('payObligation', { reference, obligationId }, keyOf(form));
  return answer.success ? redirectDocument(answer.redirectUrl, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches, params }) => [
  ...pageMeta(matches, {
    title: `Order ${params.reference}`,
    description: 'Payments, receipts and state of an order.',
  }),
  notIndexed,
];

export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const { order, problem, paid, now, idempotencyKey } = loaderData;
  const { course, breakdown, bankTransfer, nextDue, refunds, documents } = order;
  const { revalidate } = useRevalidator();
  const site = useSite();
  const sign = orderSign(order);
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title={course.title}
        size="3xl"
        breadcrumbs={[{ label: 'Orders', to: '/orders' }, { label: order.reference }]}
        lead={
          <span className="num">
            <OrderFacts order={order} />
          </span>
        }
      >
        <Lamp kind={sign.kind} boxed className="w-fit">
          {sign.label}
        </Lamp>
      </PageHeader>
      <Messages problem={problem} paid={paid} />
      <CourseChangeNotice order={order} failure={failureOf(actionData, 'withdraw')} />
      {order.state === 'placed' && (
        <OpenOrderNotice
          order={order}
          held={HELD[course.kind]}
          now={now}
          zone={course.venueTimezone}
          idempotencyKey={idempotencyKey}
          payFailure={failureOf(actionData, 'continue')}
          giveUpFailure={failureOf(actionData, 'abandon')}
          onEnd={revalidate}
        />
      )}
      {order.state === 'lapsed' && order.courseCancelled === null && (
        <Notice
          className="mb-8"
          title={lapsedWords(order)}
          action={<ButtonLink to={checkoutPage(course)}>Check out again</ButtonLink>}
        />
      )}
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
        <div className="min-w-0">
          {bankTransfer && (
            <Section title="Bank transfer" intro="Please write the reference on the transfer.">
              <TransferDetails
                transfer={bankTransfer}
                amount={nextDue && `${aedText(nextDue.aed)} (${eurText(nextDue.eur)})`}
                zone={course.venueTimezone}
              />
            </Section>
          )}
          {breakdown && (
            <Section
              title="Price"
              intro={`${eurText(order.paidEur)} (${aedText(order.paidAed)}) paid so far.`}
            >
              <BreakdownRows breakdown={breakdown} taxName={site?.tax.name ?? 'tax'} />
            </Section>
          )}
          <Section title="Receipts">
            <Receipts order={order} />
          </Section>
          {order.policy && (
            <Section title="If your plans change" intro="What you agreed to, from today on.">
              <AgreedPolicyRows policy={order.policy} />
            </Section>
          )}
          {documents.length > 0 && (
            <Section title="Documents" intro="For participants of this course.">
              <Documents documents={documents} />
            </Section>
          )}
          {refunds.length > 0 && (
            <Section title="Refunds">
              <Refunds order={order} />
            </Section>
          )}
          <div className="flex flex-wrap gap-x-8">
            {order.enrolled && course.kind === 'ELearningCourse' && (
              <TextLink to={viewerPage(course.slug)} look="standalone">
                Continue Learning
              </TextLink>
            )}
            {order.courseCancelled === null && (
              <TextLink to={coursePage(course)} look="standalone">
                Course details
              </TextLink>
            )}
            <TextLink to="/contact-us" look="standalone">
              Contact us about this order
            </TextLink>
          </div>
        </div>
        <OrderPanel
          order={order}
          today={dayIn(course.venueTimezone, now)}
          idempotencyKey={idempotencyKey}
          failure={failureOf(actionData, ...order.parts.map(({ _id }) => intentOn('pay', _id)))}
        />
      </div>
    </main>
  );
}

const lapsedWords = ({ course, refunds }: OrderDetail): string => {
  if (refunds.length > 0)
    return 'This order has lapsed: the payment came too late, and all of it goes back to you.';
  return course.kind === 'InPersonCourse'
    ? 'This order has lapsed: it was not paid in time and the seat is free again.'
    : 'This order has lapsed: it was not paid in time.';
};

/** What the card page or a refused form sent back with; whether money came is told by the payments below. */
function Messages({ problem, paid }: { problem: string | null; paid: string | null }) {
  const message =
    paid === '1'
      ? 'You are back from the card page. A payment that was completed shows below within a minute.'
      : paid === '0' && 'The payment was not completed. You can pay again below.';
  if (!problem && !message) return null;
  return (
    <Notice tone={problem ? 'danger' : 'info'} live className="mb-8">
      {problem ?? message}
    </Notice>
  );
}
