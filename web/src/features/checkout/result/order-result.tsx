import type { ReactNode } from 'react';
import { checkoutPage, courseList, coursePage, viewerPage } from '#contracts/courses/course-pages.ts';
import type { OrderCourse, OrderDetail } from '#contracts/orders/orders.ts';
import { HELD } from '#domain/courses/course-kind.ts';
import { instantIn, longDay, sumTexts } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { ResultHead } from '#web/ui/layout/result-head.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Follows } from './follows.tsx';
import { RunSteps, SelfPacedSteps } from './next-steps.tsx';
import { OrderCover } from './order-cover.tsx';
import { ResultReceipts } from './result-receipts.tsx';
import { type ResultKind, resultSum, resultText, resultWords, sumNote } from './result-words.ts';
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
  const { title, status, lamp, label } = resultWords(kind, HELD[course.kind]);
  const sum = resultSum(kind, order);
  const text = resultText(kind, order);
  const isDone = kind === 'paid' || kind === 'free';
  const isRun = course.kind === 'InPersonCourse';
  return (
    <>
      <ResultHead
        {...{ title, label }}
        lead={course.title}
        figure={sumTexts(sum).head}
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
            <KeyValueRow term={isRun ? 'Seat held until' : 'To be paid until'}>
              {instantIn(course.venueTimezone, bankTransfer.payUntil)} {course.city && `in ${course.city}`}
            </KeyValueRow>
          )}
          {isDone && !isRun && <KeyValueRow term="Access">{accessWords(order)}</KeyValueRow>}
        </KeyValue>
        <Acts {...{ order, kind }} />
      </ResultHead>
      {isDone && (
        <>
          {isRun && <RunSections order={order} />}
          {kind === 'paid' && (
            <Section title="Receipt">
              <ResultReceipts order={order} />
            </Section>
          )}
          <Section title="Next steps" intro={isRun ? undefined : MAILED}>
            {isRun ? <RunSteps isFree={kind === 'free'} /> : <SelfPacedSteps isFree={kind === 'free'} />}
          </Section>
        </>
      )}
    </>
  );
}

const MAILED = 'A confirmation email was sent to the address of your account.';

const accessWords = ({ lines: [line] }: OrderDetail) =>
  line?.accessUntil ? `Until ${longDay(line.accessUntil)}` : 'Lifetime';

/** When and where it takes place, and what comes until then. */
const RunSections = ({ order }: { order: OrderDetail }) => (
  <>
    <Section title="Dates and venue">
      <WhenAndWhere course={order.course} />
    </Section>
    <Section title="What follows" intro={MAILED}>
      <Follows order={order} />
    </Section>
  </>
);

/** One primary act for each state; while a payment is being confirmed it is the question whether it came. */
function Acts({ order: { reference, course }, kind }: Pick<OrderResultProps, 'order' | 'kind'>) {
  const order = <ButtonLink to={`/orders/${reference}`}>Order {reference}</ButtonLink>;
  const details = <ButtonLink to={coursePage(course)}>Course details</ButtonLink>;
  const acts: Record<ResultKind, ReactNode> = {
    paid: <DoneActs course={course} />,
    free: <DoneActs course={course} />,
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
        <ButtonLink variant="primary" to={checkoutPage(course)}>
          Try Again
        </ButtonLink>
        {order}
      </>
    ),
    refunding: <Others kind={course.kind}>{order}</Others>,
    refunded: <Others kind={course.kind}>{order}</Others>,
  };
  return <div className="flex flex-wrap gap-3 print:hidden">{acts[kind]}</div>;
}

function DoneActs({ course }: { course: OrderCourse }) {
  if (course.kind === 'ELearningCourse')
    return (
      <>
        <ButtonLink variant="primary" to={viewerPage(course.slug)}>
          Start the course
        </ButtonLink>
        <ButtonLink to="/elearning/portal">My e-learning</ButtonLink>
      </>
    );
  return (
    <>
      <ButtonLink variant="primary" to={coursePage(course)}>
        Course details
      </ButtonLink>
      <ButtonLink to="/library/in-person">My in-person courses</ButtonLink>
    </>
  );
}

const Others = ({ kind, children }: { kind: OrderCourse['kind']; children: ReactNode }) => (
  <>
    <ButtonLink variant="primary" to={courseList(kind)}>
      {kind === 'InPersonCourse' ? 'Other dates' : 'Other courses'}
    </ButtonLink>
    {children}
  </>
);
