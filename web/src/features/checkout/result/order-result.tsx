import type { ReactNode } from 'react';
import type { OrderDetail } from '#contracts/orders/orders.ts';
import { eurText, instantIn } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { ResultHead } from '#web/ui/layout/result-head.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { checkoutPath } from '../checkout-path.ts';
import { Follows } from './follows.tsx';
import { NextSteps } from './next-steps.tsx';
import { OrderCover } from './order-cover.tsx';
import { ResultReceipts } from './result-receipts.tsx';
import { RESULT_WORDS, type ResultKind, resultSum, resultText, sumNote } from './result-words.ts';
import { WhenAndWhere } from './when-and-where.tsx';

interface OrderResultProps {
  order: OrderDetail;
  kind: ResultKind;
  /** What is asked or announced of this state. */
  children?: ReactNode;
}

/** How the payment of an order ended, as far as the server knows, and what follows from it. */
export function OrderResult({ order, kind, children }: OrderResultProps) {
  const { course, reference, bankTransfer } = order;
  const { title, status, lamp, label } = RESULT_WORDS[kind];
  const sum = resultSum(kind, order);
  const text = resultText(kind, order);
  const isDone = kind === 'paid' || kind === 'free';
  return (
    <>
      <ResultHead
        {...{ title, label }}
        lead={course.title}
        figure={eurText(sum.eur)}
        note={sumNote(kind, sum)}
        cover={<OrderCover course={course} />}
      >
        {text && <p className="max-w-[56ch]">{text}</p>}
        {children}
        <KeyValue className="max-w-120 border-t border-hairline">
          <KeyValueRow term="Order ID">{reference}</KeyValueRow>
          <KeyValueRow term="Status">
            <Lamp kind={lamp}>{status}</Lamp>
          </KeyValueRow>
          {kind === 'transfer' && bankTransfer?.payUntil && (
            <KeyValueRow term="Seat held until">
              {instantIn(course.venueTimezone, bankTransfer.payUntil)} in {course.city}
            </KeyValueRow>
          )}
        </KeyValue>
        <Acts {...{ order, kind }} />
      </ResultHead>
      {isDone && (
        <>
          <Section title="Dates and venue">
            <WhenAndWhere course={course} />
          </Section>
          <Section title="What follows" intro="A confirmation email was sent to the address of your account.">
            <Follows order={order} />
          </Section>
          {kind === 'paid' && (
            <Section title="Receipt">
              <ResultReceipts order={order} />
            </Section>
          )}
          <Section title="Next steps">
            <NextSteps isFree={kind === 'free'} />
          </Section>
        </>
      )}
    </>
  );
}

/** One primary act for each state; while a payment is being confirmed it is the question whether it came. */
function Acts({ order: { reference, course }, kind }: Pick<OrderResultProps, 'order' | 'kind'>) {
  const coursePath = `/in-person/courses/${course.slug}`;
  const order = <ButtonLink to={`/orders/${reference}`}>Order {reference}</ButtonLink>;
  const details = <ButtonLink to={coursePath}>Course details</ButtonLink>;
  const acts: Record<ResultKind, ReactNode> = {
    paid: <DoneActs {...{ coursePath }} />,
    free: <DoneActs {...{ coursePath }} />,
    transfer: (
      <>
        <ButtonLink variant="primary" to={`/orders/${reference}`}>
          Show the bank details
        </ButtonLink>
        {details}
      </>
    ),
    waiting: (
      <>
        {order}
        {details}
      </>
    ),
    failed: (
      <>
        <ButtonLink variant="primary" to={checkoutPath(course.slug)}>
          Try Again
        </ButtonLink>
        {order}
      </>
    ),
    refunding: <OtherDates>{order}</OtherDates>,
    refunded: <OtherDates>{order}</OtherDates>,
  };
  return <div className="flex flex-wrap gap-3 print:hidden">{acts[kind]}</div>;
}

const DoneActs = ({ coursePath }: { coursePath: string }) => (
  <>
    <ButtonLink variant="primary" to={coursePath}>
      Course details
    </ButtonLink>
    <ButtonLink to="/library/in-person">My in-person courses</ButtonLink>
  </>
);

const OtherDates = ({ children }: { children: ReactNode }) => (
  <>
    <ButtonLink variant="primary" to="/in-person-aesthetic-training">
      Other dates
    </ButtonLink>
    {children}
  </>
);
