import { useLocation } from 'react-router';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { BackLink } from '#web/ui/overlays/overlay.tsx';
import { archiveWords, cancelWords, keptWords, postponeWords } from '../course-words.ts';
import { useCourseList } from '../list/course-view.ts';
import { type ActFormProps, ActFrame, CourseNamed } from './act-frame.tsx';
import { Consequences } from './consequences.tsx';
import { MailPreview, PreviewButton } from './mail-preview.tsx';
import type { OpenedCourse } from './opened-course.ts';

export function DeleteForm(props: ActFormProps) {
  const { course, failure } = props;
  const isRun = useManager().kind !== 'ELearningCourse';
  if (isKept(course, failure)) return <Kept {...props} />;
  return (
    <ActFrame {...props} act="delete" confirmLabel="Delete" danger>
      <p>
        It leaves the list for good, with everything that was entered. A course that somebody was ever
        enrolled in stays; {isRun ? 'cancel' : 'archive'} it instead.
      </p>
    </ActFrame>
  );
}

/** People are on the course, or the server has said that something else names it. */
export const isKept = ({ enrolled }: Pick<OpenedCourse, 'enrolled'>, failure?: FormFailure) =>
  enrolled > 0 || failure?.code === 'wrong-state';

/** Asking again would not help: what can be done instead leads on. */
function Kept({ course, failure, view, below }: ActFormProps) {
  const { kind } = useManager();
  const courseList = useCourseList();
  const { state } = useLocation();
  const toCancel = courseList.to({ ...courseList.listOf(view), on: course._id, do: 'cancel' });
  return (
    <div className="grid gap-5">
      <CourseNamed course={course} />
      <Notice tone="warning" live>
        {failure?.message ?? (kind === 'ELearningCourse' ? archiveWords : keptWords)(course.enrolled)}
      </Notice>
      <div className="flex flex-wrap justify-end gap-2">
        <BackLink below={below} />
        {course.acts.includes('cancel') && (
          <ButtonLink to={toCancel} variant="primary" replace state={state} preventScrollReset>
            Cancel course…
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

export function CancelForm(props: ActFormProps) {
  const { course, failure, mailed } = props;
  const form = useFormIssues(failure ?? mailed);
  const concerned = course.consequences;
  if (concerned && isForAdmins(props)) return <ForAdmins below={props.below} act="cancel" />;
  return (
    <ActFrame {...props} act="cancel" confirmLabel="Cancel course" danger actions={<PreviewButton />}>
      <Consequences tone="danger" words={concerned && cancelWords(concerned)}>
        The course leaves the public pages. This cannot be undone.
      </Consequences>
      <FieldGrid>
        <TextField
          label="Reason"
          maxLength={500}
          hint="Everyone on the course reads it, and it is kept in the history."
          {...form.field('reason')}
        />
        {(course.asksPassword || failure?.code === 'confirm-password') && (
          <PasswordField
            label="Your password"
            hint="Your last login is more than 15 minutes ago."
            autoComplete="current-password"
            {...form.field('password')}
          />
        )}
      </FieldGrid>
      <MailPreview mailed={mailed} />
    </ActFrame>
  );
}

export function PostponeForm(props: ActFormProps) {
  const { kind } = useManager();
  const { course, failure, mailed } = props;
  const form = useFormIssues(failure ?? mailed);
  const concerned = course.consequences;
  if (concerned && isForAdmins(props)) return <ForAdmins below={props.below} act="postpone" />;
  return (
    <ActFrame {...props} act="postpone" confirmLabel="Postpone course" actions={<PreviewButton />}>
      <Consequences tone="warning" words={concerned && postponeWords(concerned)} />
      <FieldGrid>
        <TextField label="New start date" type="date" span="half" {...form.field('newStartDate')} />
        {kind === 'InPersonCourse' && (
          <TextField
            label="New end date"
            type="date"
            span="half"
            optional
            hint="Without one, the course is as long as before."
            {...form.field('newEndDate')}
          />
        )}
        <TextField
          label="New registration deadline"
          type="date"
          span="half"
          optional
          hint="Without one, it moves along with the start."
          {...form.field('newRegistrationDeadline')}
        />
        <TextField
          label="Reason"
          maxLength={500}
          optional
          hint="Everyone on the course reads it."
          {...form.field('reason')}
        />
      </FieldGrid>
      <MailPreview mailed={mailed} />
    </ActFrame>
  );
}

const isForAdmins = ({ isAdmin, course: { consequences } }: ActFormProps) =>
  !isAdmin && consequences !== null && consequences.enrolled + consequences.held > 0;

function ForAdmins({ below, act }: { below: string; act: string }) {
  return (
    <Notice
      tone="warning"
      title={`Only an administrator can ${act} this course`}
      action={<BackLink below={below} />}
    >
      People are on it, and money may go back.
    </Notice>
  );
}
