import { redirect, redirectDocument, useRevalidator } from 'react-router';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { BillingView } from '#web/features/account/billing-view.tsx';
import { ChangeAwaited } from '#web/features/after-sale/changes/change-awaited.tsx';
import { ChangesMade } from '#web/features/after-sale/changes/changes-made.tsx';
import { actOnGift, loadGift } from '#web/features/gifts/gift-acts.server.ts';
import { GiftSection } from '#web/features/gifts/gift-section.tsx';
import { FeesPaid } from '#web/features/orders/lines/fees-paid.tsx';
import { LineSection } from '#web/features/orders/lines/line-section.tsx';
import { BreakdownRows } from '#web/features/orders/my-orders/breakdown-rows.tsx';
import { CourseWhen } from '#web/features/orders/my-orders/course-when.tsx';
import { OpenOrderNotice } from '#web/features/orders/my-orders/open-order-notice.tsx';
import { OrderPanel } from '#web/features/orders/my-orders/order-panel.tsx';
import { CreditsGiven, Receipts, Refunds } from '#web/features/orders/my-orders/order-papers.tsx';
import { orderSign } from '#web/features/orders/my-orders/order-state.ts';
import { SendPaper } from '#web/features/orders/my-orders/send-paper.tsx';
import { TransferDetails } from '#web/features/orders/my-orders/transfer-details.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOn, requireIntent } from '#web/forms/intent.ts';
import { failureOf, keyAfter, keyOf, refuse } from '#web/forms/submission.ts';
import { aedText, counted, dayIn, eurText } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { checkoutOf, heldOf } from '#web/lib/orders/ordered.ts';
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
  const { changes } = requireAnswer(await personalApi(args).call('listLineChanges', { reference }));
  const { letters } = requireAnswer(await personalApi(args).call('listPaperLetters', { reference }));
  return {
    order,
    changes,
    letters,
    gift: await loadGift(personalApi(args), reference),
    passOns: requireAnswer(await personalApi(args).call('listPassOns', { reference })).passOns,
    problem: problemOf(args.request),
    paid: new URL(args.request.url).searchParams.get('paid'),
    done: new URL(args.request.url).searchParams.get('done'),
    now: new Date().toISOString(),
    idempotencyKey: crypto.randomUUID(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const { reference } = args.params;
  const api = personalApi(args);
  const form = await args.request.formData();
  const giftAnswer = await actOnGift(api, reference, form);
  if (giftAnswer) return giftAnswer;
  const { act } = requireIntent(form, ['abandon', 'withdraw', 'send-paper', 'continue', 'pay']);
  if (act === 'abandon') {
    const answer = await api.call('abandonOrder', { reference });
    return answer.success ? redirect(`/orders/${reference}`, 303) : refuse(answer, form);
  }
  if (act === 'withdraw') {
    const answer = await api.call('withdrawFromCourse', { reference });
    return answer.success ? redirect(`/orders/${reference}`, 303) : refuse(answer, form);
  }
  const read = formReader(form);
  if (act === 'send-paper') {
    const answer = await api.call('sendPaper', { reference, number: read.text('number') }, keyOf(form));
    return answer.success ? redirect(`/orders/${reference}?done=sent`, 303) : refuse(answer, form);
  }
  const obligationId = read.text('obligationId') || undefined;
  const agreeTerms = read.tick('agreeTerms');
  const answer = await api.call('payObligation', { reference, obligationId, agreeTerms }, keyOf(form));
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
  const { order, changes, letters, gift, passOns, problem, paid, done, now, idempotencyKey } = loaderData;
  const { course, lines, breakdown, bankTransfer, nextDue, refunds } = order;
  const isOfSeveral = lines.length > 1;
  const { revalidate } = useRevalidator();
  const site = useSite();
  const sign = orderSign(order);
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title={order.title}
        size="3xl"
        breadcrumbs={[{ label: 'Orders', to: '/orders' }, { label: order.reference }]}
        lead={
          <span className="num">
            {isOfSeveral ? counted(lines.length, 'course') : <CourseWhen course={course} />}
          </span>
        }
      >
        <Lamp kind={sign.kind} boxed className="w-fit">
          {sign.label}
        </Lamp>
      </PageHeader>
      <Messages problem={problem} paid={paid} />
      <Done act={done} />
      <ChangeAwaited reference={order.reference} changes={changes} />
      {order.state === 'placed' && (
        <OpenOrderNotice
          order={order}
          held={heldOf(order)}
          now={now}
          zone={course.venueTimezone}
          idempotencyKey={keyAfter(actionData, idempotencyKey)}
          payFailure={order.asksForTerms ? undefined : failureOf(actionData, 'continue')}
          giveUpFailure={failureOf(actionData, 'abandon')}
          onEnd={revalidate}
        />
      )}
      {order.state === 'lapsed' && lines.every(({ courseCancelled }) => courseCancelled === null) && (
        <Notice
          className="mb-8"
          title={lapsedWords(order)}
          action={<ButtonLink to={checkoutOf(order)}>Check out again</ButtonLink>}
        />
      )}
      <div className="grid gap-x-20 gap-y-8 lg:grid-cols-[minmax(0,1fr)_400px] lg:items-start">
        <div className="min-w-0">
          {gift && <GiftSection gift={gift} actionData={actionData} />}
          {bankTransfer && (
            <Section title="Bank transfer" intro="Please write the reference on the transfer.">
              <TransferDetails
                transfer={bankTransfer}
                amount={nextDue && `${aedText(nextDue.aed)} (${eurText(nextDue.eur)})`}
                zone={course.venueTimezone}
              />
            </Section>
          )}
          {lines.map((line) => (
            <LineSection
              key={line._id}
              order={order}
              line={line}
              passOn={passOns.find(({ lineId }) => lineId === line._id) ?? null}
              failure={failureOf(actionData, 'withdraw')}
            />
          ))}
          {breakdown && (
            <Section title="Price" intro={paidWords(order)}>
              <BreakdownRows
                breakdown={breakdown}
                taxName={site?.tax.name ?? 'tax'}
                creditEur={order.creditEur}
              />
              <FeesPaid passOns={passOns} />
            </Section>
          )}
          <ChangesMade changes={changes} zone={course.venueTimezone} />
          {order.billing && (
            <Section title="Billed to">
              <BillingView billing={order.billing} />
            </Section>
          )}
          <Section title="Receipts">
            <Receipts order={order} />
          </Section>
          {order.creditNotes.length > 0 && (
            <Section title="Credit notes">
              <CreditsGiven notes={order.creditNotes} />
            </Section>
          )}
          {refunds.length > 0 && (
            <Section title="Refunds">
              <Refunds order={order} />
            </Section>
          )}
          <SendPaper
            order={order}
            letters={letters}
            idempotencyKey={keyAfter(actionData, idempotencyKey)}
            failure={failureOf(actionData, 'send-paper')}
          />
          <TextLink to="/contact-us" look="standalone">
            Contact us about this order
          </TextLink>
        </div>
        <OrderPanel
          order={order}
          changes={changes}
          today={dayIn(course.venueTimezone, now)}
          idempotencyKey={idempotencyKey}
          agreeing={{
            idempotencyKey: keyAfter(actionData, idempotencyKey),
            failure: failureOf(actionData, 'continue'),
          }}
          failure={failureOf(actionData, ...order.parts.map(({ _id }) => intentOn('pay', _id)))}
        />
      </div>
    </main>
  );
}

/** 'Paid so far: €600.00 (AED 2,598.00) and €400.00 by credit note.' */
const paidWords = ({ state, paidEur, paidAed, creditEur }: OrderDetail): string => {
  const money = `${eurText(paidEur)} (${aedText(paidAed)})`;
  const credit = creditEur > 0 && state !== 'placed' ? ` and ${eurText(creditEur)} by credit note` : '';
  return `${money}${credit} paid so far.`;
};

const lapsedWords = ({ lines, refunds }: OrderDetail): string => {
  if (refunds.length > 0)
    return 'This order has lapsed: the payment came too late, and all of it goes back to you.';
  const seats = lines.filter(({ course }) => course.kind !== 'ELearningCourse').length;
  if (seats === 0) return 'This order has lapsed: it was not paid in time.';
  return `This order has lapsed: it was not paid in time and ${seats > 1 ? 'the seats are' : 'the seat is'} free again.`;
};

const DONE = new Map([
  ['cancelled', 'You have left the course. What you get back is on its way, and a letter says the same.'],
  ['sent', 'The paper is on its way.'],
  ['moved', 'Your date has been changed. A letter with the new dates for your calendar is on its way.'],
]);

/** What has just been done on the page where plans are changed. */
function Done({ act }: { act: string | null }) {
  const words = act && DONE.get(act);
  return words ? (
    <Notice tone="success" live className="mb-8">
      {words}
    </Notice>
  ) : null;
}

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
