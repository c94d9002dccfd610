import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { dayRange } from '#web/lib/format.ts';
import { BackLink } from '#web/ui/overlays/overlay.tsx';
import type { CourseView } from '../list/course-view.ts';
import type { CourseAct } from './course-acts.ts';
import type { MailAnswer } from './mail-answer.ts';
import type { OpenedCourse } from './opened-course.ts';

export interface ActFormProps {
  view: CourseView;
  course: OpenedCourse;
  failure?: FormFailure;
  /** What a look at the mail, or a trial of it, has brought. */
  mailed?: MailAnswer;
  idempotencyKey: string;
  /** Where declining leads. */
  below: string;
  isAdmin: boolean;
  /** The address of who asks. */
  email: string;
}

interface ActFrameProps extends Pick<ActFormProps, 'course' | 'failure' | 'idempotencyKey' | 'below'> {
  act: CourseAct;
  confirmLabel: string;
  danger?: boolean;
  /** What can be done besides, on the side of the way back. */
  actions?: ReactNode;
  children: ReactNode;
}

/** What all questions share: which course, what failed, the answer yes and the way back. */
export function ActFrame({ act, course, failure, confirmLabel, danger, children, ...rest }: ActFrameProps) {
  return (
    <Form
      intent={intentOn(act, course._id)}
      failure={failure}
      idempotencyKey={rest.idempotencyKey}
      preventScrollReset
      className="grid gap-5"
    >
      <CourseNamed course={course} />
      {children}
      <div className="flex flex-wrap justify-end gap-2">
        {rest.actions}
        <BackLink below={rest.below} />
        <SubmitButton variant={danger ? 'danger' : 'primary'}>{confirmLabel}</SubmitButton>
      </div>
    </Form>
  );
}

/** Which course it is about. */
export const CourseNamed = ({ course }: Pick<ActFormProps, 'course'>) => (
  <p className="text-md text-muted">
    <span className="num">{course.courseCode}</span> {course.title},{' '}
    <span className="num">{dayRange(course.startDate, course.endDate)}</span>
  </p>
);
