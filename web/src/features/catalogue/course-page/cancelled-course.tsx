import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { Site } from '#contracts/site/site.ts';
import { formatPercent } from '#domain/money/money.ts';
import { dayRange } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Breadcrumbs } from '#web/ui/navigation/breadcrumbs.tsx';
import { comingRunsPath } from '../booking/course-moment.ts';
import { QuickContacts } from '../booking/quick-contacts.tsx';
import { CourseLamp } from '../course-lamp.tsx';
import { calendarPath, placeOf } from '../course-lists.ts';
import { listCrumb } from '../run-words.ts';

interface CancelledCourseProps {
  course: CourseDetail;
  site: Site;
}

/** For whoever was to be there: what becomes of the money and of the dates. It is the same page for everyone. */
export function CancelledCourse({ course, site }: CancelledCourseProps) {
  const { basic } = course;
  return (
    <main id="main" className="wrap pb-(--s9)">
      <div className="py-2 wrap-anywhere">
        <Breadcrumbs
          items={[{ label: 'Home', to: '/' }, listCrumb(course.kind), { label: course.code || basic.title }]}
        />
      </div>
      <div className="grid max-w-[64ch] gap-6">
        <header className="grid gap-4">
          <p className="num flex flex-wrap gap-x-4 text-sm text-muted">
            {course.code && <span>{course.code}</span>}
            <CourseLamp badge={{ kind: 'cancelled', label: 'Cancelled' }} />
          </p>
          <h1 dir="auto" className="text-4xl tracking-display wrap-anywhere">
            {basic.title}
          </h1>
          <p className="text-lg">This course is cancelled. It does not take place.</p>
        </header>
        <Consequences course={course} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={comingRunsPath(course)} variant="primary">
            Coming dates
          </ButtonLink>
          <ButtonLink to="/orders">My orders</ButtonLink>
        </div>
        <QuickContacts contact={course.contact} site={site} />
      </div>
    </main>
  );
}

function Consequences({ course }: Pick<CancelledCourseProps, 'course'>) {
  const { schedule, policy } = course;
  const was = [dayRange(schedule.startDate, schedule.endDate), placeOf(course)].filter(Boolean).join(', ');
  return (
    <KeyValue layout="wide" className="border-t border-ink">
      <KeyValueRow term="It was to be">
        <s>{was}</s>
      </KeyValueRow>
      <KeyValueRow term="Payments">
        {formatPercent(policy.academyCancellationRefundBp)} of what was paid goes back: by card to the card,
        by transfer to the bank account. Nothing more is due.
      </KeyValueRow>
      <KeyValueRow term="Participants">
        Everyone who was enrolled has been told by email. Each order shows its refund.
      </KeyValueRow>
      {schedule.startDate && (
        <KeyValueRow term="Calendar">
          An entry added from this page is struck out when the calendar asks again.{' '}
          <a href={calendarPath(course)}>Cancelled entry</a>
        </KeyValueRow>
      )}
    </KeyValue>
  );
}
