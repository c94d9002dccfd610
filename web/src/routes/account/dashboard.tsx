import { redirect } from 'react-router';
import { bookableRows } from '#web/features/catalogue/course-lists.ts';
import { BookableCourses } from '#web/features/catalogue/list/bookable-courses.tsx';
import { afterTelling } from '#web/features/learning/log/tell-first.ts';
import { ContinueLead } from '#web/features/learning/portal/continue-lead.tsx';
import { loadMyElearning } from '#web/features/learning/portal/load-portal.server.ts';
import { ComingUp } from '#web/features/orders/home/coming-up.tsx';
import { CompletedCourses } from '#web/features/orders/home/completed-courses.tsx';
import { HomeLead } from '#web/features/orders/home/home-lead.tsx';
import { horizonOf } from '#web/features/orders/home/horizon.ts';
import { HorizonRuler } from '#web/features/orders/home/horizon-ruler.tsx';
import { duePayments, findNextStep, isUrgent } from '#web/features/orders/home/next-step.ts';
import { NothingYet } from '#web/features/orders/home/nothing-yet.tsx';
import { PaymentsDue } from '#web/features/orders/home/payments-due.tsx';
import { coursesAhead, coursesPast, nextDayOf } from '#web/features/orders/my-orders/ahead.ts';
import { HeldSeats } from '#web/features/waiting-list/held-seats.tsx';
import { WaitingRows } from '#web/features/waiting-list/waiting-rows.tsx';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayIn, longDay, weekdayOf } from '#web/lib/format.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { Monogram } from '#web/ui/pictures/monogram.tsx';
import type { Route } from './+types/dashboard';

const NEAREST = 3;
/** So many are read to find those with a free seat. */
const READ = 24;

/** One address, two homes: the back office has its own. */
export const loader = async (args: Route.LoaderArgs) => {
  const user = await requireUser(args);
  if (user.role !== 'learner') throw redirect('/admin');
  const api = personalApi(args);
  const { courses } = requireAnswer(await api.call('listMyCourses', {}));
  const { orders } = requireAnswer(await api.call('listOrders', {}));
  const { courses: live } = requireAnswer(await api.call('listMyLiveCourses', {}));
  const ahead = coursesAhead(courses, live);
  const step = findNextStep(orders, ahead);
  const { waitingPlaces } = requireAnswer(await api.call('listWaitingPlaces', {}));
  const { lesson } = await loadMyElearning(args);
  const now = new Date().toISOString();
  const today = dayIn(ACADEMY_ZONE, now);
  return {
    user,
    waitingPlaces,
    now,
    ahead,
    past: coursesPast(courses, live),
    payments: duePayments(orders),
    step,
    // What cannot wait goes before what was begun.
    lesson: step && isUrgent(step, today) ? null : lesson,
    nearest: step || lesson ? [] : await loadNearest(args),
    today,
    idempotencyKey: crypto.randomUUID(),
  };
};

export const clientLoader = (args: Route.ClientLoaderArgs) => afterTelling(args);

const loadNearest = async (args: Route.LoaderArgs) => {
  const found = requireAnswer(await personalApi(args).call('listInPersonCourses', { limit: READ }));
  return bookableRows(found.upcomingCourses, NEAREST);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, {
    title: 'Dashboard',
    description: 'What comes next: your courses, and the payments that are open.',
  }),
  notIndexed,
];

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { user, today } = loaderData;
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader
        title={
          <span className="flex items-center gap-4">
            {user.profilePhotoUrl && (
              <Monogram name={`${user.firstName} ${user.lastName}`} picture={user.profilePhotoUrl} />
            )}
            Welcome, {user.firstName}
          </span>
        }
        size="3xl"
        actions={
          <p className="num text-md text-muted">
            {weekdayOf(today)}, {longDay(today)}
          </p>
        }
      />
      {!user.emailVerified && (
        <Notice tone="warning" className="mb-8" action={<ButtonLink to="/profile">Open profile</ButtonLink>}>
          Your email address is not confirmed yet. The link is in the mail that we sent you.
        </Notice>
      )}
      <HeldSeats places={loaderData.waitingPlaces} now={loaderData.now} />
      <Lead {...loaderData} />
      <Ahead {...loaderData} />
      {loaderData.waitingPlaces.length > 0 && (
        <Section
          title="Waiting lists"
          action={
            <TextLink to="/waiting-list" look="standalone">
              All waiting lists
            </TextLink>
          }
        >
          <WaitingRows places={loaderData.waitingPlaces} now={loaderData.now} />
        </Section>
      )}
      {loaderData.nearest.length > 0 && (
        <BookableCourses title="Nearest dates" courses={loaderData.nearest} />
      )}
      {loaderData.past.length > 0 && (
        <Section title="Completed">
          <CompletedCourses courses={loaderData.past} />
        </Section>
      )}
      {!loaderData.step && !loaderData.lesson && (
        <Section title="Expected a course here?">
          <Notice>
            If your clinic booked for you, the course was sent to another address.{' '}
            <TextLink to="/contact-us">Write to the course office</TextLink> and name the order.
          </Notice>
        </Section>
      )}
    </main>
  );
}

type LeadProps = Pick<
  Route.ComponentProps['loaderData'],
  'step' | 'lesson' | 'today' | 'now' | 'idempotencyKey'
>;

/** The one thing to do next. */
function Lead({ step, lesson, today, now, idempotencyKey }: LeadProps) {
  if (lesson) return <ContinueLead lesson={lesson} />;
  return step ? <HomeLead {...{ step, today, now, idempotencyKey }} /> : <NothingYet />;
}

type AheadProps = Pick<
  Route.ComponentProps['loaderData'],
  'ahead' | 'payments' | 'today' | 'now' | 'idempotencyKey'
>;

/** The months ahead, and what is in them row by row. */
function Ahead({ ahead, payments, today, now, idempotencyKey }: AheadProps) {
  const days = ahead.map((course) =>
    course.nextSession ? { startDate: nextDayOf(course), endDate: null } : course,
  );
  const horizon = horizonOf({ today, courses: days, payments: payments.map(({ due }) => due.dueOn) });
  return (
    <>
      {ahead.length > 0 && (
        <Section
          title="Coming up"
          full
          action={
            <TextLink to="/my-courses" look="standalone">
              All courses
            </TextLink>
          }
        >
          <HorizonRuler horizon={horizon} today={today} />
          <ComingUp courses={ahead} today={today} now={now} />
        </Section>
      )}
      {payments.length > 0 && (
        <Section
          title="Payments due"
          intro="Nothing is charged by itself. You enter the card each time."
          action={<TextLink to="/orders">All orders</TextLink>}
        >
          <PaymentsDue payments={payments} idempotencyKey={idempotencyKey} />
        </Section>
      )}
    </>
  );
}
