import type { ReactNode } from 'react';
import { courseList, coursePage, libraryPage, viewerPage } from '#contracts/courses/course-pages.ts';
import type { OrderCourse, OrderDetail } from '#contracts/orders/orders.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { instantIn, longDay, sumTexts } from '#web/lib/format.ts';
import { checkoutOf, heldOf, isGiven } from '#web/lib/orders/ordered.ts';
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
  /** The courses of an order of several, shown once they are paid. */
  courses?: ReactNode;
}

/** How the payment of an order ended, as far as the server knows, and what follows from it. */
export function OrderResult({ order, kind, children, courses }: OrderResultProps) {
  const { course, reference, bankTransfer } = order;
  const isDone = kind === 'paid' || kind === 'free';
  const hasReceipt = kind === 'paid' && order.method !== 'credit';
  const isForOthers = isDone && isGiven(order);
  const { title, status, lamp, label } = resultWords(kind, heldOf(order));
  const sum = resultSum(kind, order);
  const text = resultText(kind, order);
  const isOfSeveral = order.lines.length > 1;
  const isRun = order.lines.some((line) => line.course.kind !== 'ELearningCourse');
  return (
    <>
      <ResultHead
        title={isForOthers && kind === 'free' ? GIVEN : title}
        label={label}
        lead={order.title}
        figure={sumTexts(sum).head}
        note={sumNote(kind, sum, order.creditEur)}
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
              {instantIn(course.venueTimezone, bankTransfer.payUntil)}{' '}
              {isRun && onClocksOf(course.venueTimezone, course.city)}
            </KeyValueRow>
          )}
          {isDone && !isRun && !isOfSeveral && !isForOthers && (
            <KeyValueRow term="Access">{accessWords(order)}</KeyValueRow>
          )}
        </KeyValue>
        <Acts {...{ order, kind }} />
      </ResultHead>
      {isDone && (
        <>
          {courses}
          {isRun && !isForOthers && <RunSections order={order} isOfSeveral={isOfSeveral} />}
          {hasReceipt && (
            <Section title="Receipt">
              <ResultReceipts order={order} />
            </Section>
          )}
          {!isForOthers && (
            <Section title="Next steps" intro={isRun ? undefined : MAILED}>
              {isRun ? <RunSteps hasReceipt={hasReceipt} /> : <SelfPacedSteps hasReceipt={hasReceipt} />}
            </Section>
          )}
        </>
      )}
    </>
  );
}

const GIVEN = 'Your gift is ready';
const MAILED = 'A confirmation email was sent to the address of your account.';

const accessWords = ({ lines: [line] }: OrderDetail) =>
  line?.accessUntil ? `Until ${longDay(line.accessUntil)}` : 'Lifetime';

/** When and where it takes place, and what comes until then. */
const RunSections = ({ order, isOfSeveral }: { order: OrderDetail; isOfSeveral: boolean }) => (
  <>
    {!isOfSeveral && (
      <Section title={order.course.kind === 'OnlineLiveTraining' ? 'Dates and place' : 'Dates and venue'}>
        <WhenAndWhere course={order.course} />
      </Section>
    )}
    <Section title="What follows" intro={MAILED}>
      <Follows order={order} />
    </Section>
  </>
);

/** One primary act for each state; while a payment is being confirmed it is the question whether it came. */
function Acts({ order, kind }: Pick<OrderResultProps, 'order' | 'kind'>) {
  const { reference, course, lines } = order;
  const isOfSeveral = lines.length > 1;
  const toOrder = <ButtonLink to={`/orders/${reference}`}>Order {reference}</ButtonLink>;
  const details = !isOfSeveral && <ButtonLink to={coursePage(course)}>Course details</ButtonLink>;
  const own = isOfSeveral ? <OrderActs reference={reference} /> : <DoneActs course={course} />;
  const done = isGiven(order) ? <GivenActs reference={reference} /> : own;
  const acts: Record<ResultKind, ReactNode> = {
    paid: done,
    free: done,
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
        {toOrder}
        {details}
      </>
    ),
    failed: (
      <>
        <ButtonLink variant="primary" to={checkoutOf(order)}>
          Try Again
        </ButtonLink>
        {toOrder}
      </>
    ),
    refunding: <Others kind={course.kind}>{toOrder}</Others>,
    refunded: <Others kind={course.kind}>{toOrder}</Others>,
  };
  return <div className="flex flex-wrap gap-3 print:hidden">{acts[kind]}</div>;
}

/** Who has bought for somebody else reads on under the order. */
const GivenActs = ({ reference }: Pick<OrderDetail, 'reference'>) => (
  <ButtonLink variant="primary" to={`/orders/${reference}`}>
    See your gift
  </ButtonLink>
);

/** Of several courses, each has its own ways on further below. */
const OrderActs = ({ reference }: { reference: string }) => (
  <>
    <ButtonLink variant="primary" to={`/orders/${reference}`}>
      See your order
    </ButtonLink>
    <ButtonLink to="/dashboard">Your training</ButtonLink>
  </>
);

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
      <ButtonLink to={libraryPage(course.kind)}>
        {course.kind === 'OnlineLiveTraining' ? 'My live courses' : 'My in-person courses'}
      </ButtonLink>
    </>
  );
}

const Others = ({ kind, children }: { kind: OrderCourse['kind']; children: ReactNode }) => (
  <>
    <ButtonLink variant="primary" to={courseList(kind)}>
      {kind !== 'ELearningCourse' ? 'Other dates' : 'Other courses'}
    </ButtonLink>
    {children}
  </>
);
