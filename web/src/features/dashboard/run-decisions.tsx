import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getDashboard } from '#contracts/orders/admin-orders.ts';
import { TOLD_AFTER_MINUTES } from '#domain/courses/run-decision.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { failureOf } from '#web/forms/submission.ts';
import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted, longDay } from '#web/lib/format.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { type HomeView, homeView } from './home-view.ts';

export type NextCourse = AnswerOf<typeof getDashboard>['dashboard']['nextCourses'][number];

export interface RunDecisionsProps {
  courses: readonly NextCourse[];
  /** 'YYYY-MM-DD' at the academy. */
  today: string;
  view: HomeView;
  /** What the page's action has answered. */
  answered: unknown;
}

/** What cannot be held as it is, with the ways out; and what is held all the same. */
export function RunDecisions({ courses, ...rest }: RunDecisionsProps) {
  const concerned = courses.filter(({ decideBy, heldAnyway }) => decideBy || heldAnyway);
  if (concerned.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-3 border-t border-hairline pt-4 text-sm">
      {concerned.map((course) => (
        <li key={course._id} className="num">
          {course.heldAnyway ? <Held course={course} {...rest} /> : <Open course={course} {...rest} />}
        </li>
      ))}
    </ul>
  );
}

type OneProps = Omit<RunDecisionsProps, 'courses'> & { course: NextCourse };

const nameOf = (course: NextCourse) => [course.code, placeText(course)].filter(Boolean).join(' ');

type Act = 'postpone' | 'cancel';

/** Leads to where a run is moved or called off. */
const ActLink = ({ course, act }: { course: NextCourse; act: Act }) => (
  <TextLink
    to={`${MANAGERS_OF_COURSES[course.kind].path}?on=${course._id}&do=${act}`}
    aria-label={`${act === 'postpone' ? 'Postpone' : 'Cancel'} ${course.code}`}
  >
    {act}
  </TextLink>
);

function Open({ course, today, view, answered }: OneProps) {
  const { _id, code, enrolled, minEnrollment } = course;
  return (
    <>
      {untilText(course, today)} {counted(minEnrollment - enrolled, 'more enrollment')}, or{' '}
      <ActLink course={course} act="postpone" />, <ActLink course={course} act="cancel" /> or{' '}
      <TextLink
        to={homeView.to({ ...view, hold: _id })}
        preventScrollReset
        aria-label={`Hold it anyway: ${code}`}
      >
        hold it anyway
      </TextLink>
      .{view.hold === _id && <HoldForm course={course} view={view} answered={answered} />}
    </>
  );
}

function untilText(course: NextCourse, today: string): string {
  const { decideBy } = course;
  return decideBy && decideBy < today
    ? `Decide on ${nameOf(course)} now, it was due by ${longDay(decideBy)}:`
    : `Decide on ${nameOf(course)} by ${longDay(decideBy)}, two weeks before it starts:`;
}

/** What follows from it is said before it is done. */
function HoldForm({ course, view, answered }: Omit<OneProps, 'today'>) {
  const { _id, enrolled, minEnrollment, participants } = course;
  const intent = intentOn('hold', _id);
  const failure = failureOf(answered, intent);
  const form = useFormIssues(failure);
  return (
    <Form intent={intent} failure={failure} className="mt-3 grid gap-3 bg-mist p-4">
      <p>
        It is held with the {enrolled} enrolled so far, though {minEnrollment} are needed. Seats stay on sale,
        and nobody is asked to decide again unless its date changes.
      </p>
      <p>{lettersToCome(participants)}</p>
      <div>
        <TextArea label="Why" rows={2} maxLength={500} required {...form.field('reason')} />
      </div>
      <div className="flex flex-wrap gap-2">
        <SubmitButton size="sm">Hold it anyway</SubmitButton>
        <ButtonLink to={homeView.to({ period: view.period })} size="sm" preventScrollReset>
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}

const lettersToCome = (participants: number) =>
  participants === 0
    ? 'Nobody is on it yet, so nobody is written to.'
    : `${counted(participants, 'participant')} will be told by email that it takes place, ${TOLD_AFTER_MINUTES} minutes after you decide. Until then you can undo it.`;

function Held({ course, answered }: OneProps) {
  const { _id, enrolled, minEnrollment, participants, heldAnyway } = course;
  const intent = intentOn('undo', _id);
  const letters = heldAnyway?.letters;
  return (
    <Form
      intent={intent}
      failure={failureOf(answered, intent)}
      className="flex flex-wrap items-center gap-x-3 gap-y-1"
    >
      <p className="min-w-0 flex-1 wrap-anywhere">
        {nameOf(course)} is held with {enrolled} of {minEnrollment}: {heldAnyway?.reason}{' '}
        <span className="text-muted">
          (<bdi>{heldAnyway?.by}</bdi>)
        </span>
        .{' '}
        {letters?.areSent === false &&
          `${counted(participants, 'participant')} will be told on ${officeMoment(letters.at)}.`}
        {letters?.areSent && (
          <>
            Its participants were told on {officeMoment(letters.at)}. If it cannot take place,{' '}
            <ActLink course={course} act="postpone" /> or <ActLink course={course} act="cancel" /> it.
          </>
        )}
      </p>
      {!letters?.areSent && (
        <SubmitButton size="sm" variant="ghost">
          Undo
        </SubmitButton>
      )}
    </Form>
  );
}
