import { intentOn } from '#web/forms/intent.ts';
import { QuestionForm, type QuestionFormProps } from '#web/forms/question-form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { dayRange } from '#web/lib/format.ts';
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

interface ActFrameProps extends Omit<QuestionFormProps, 'intent' | 'about'> {
  act: CourseAct;
  course: OpenedCourse;
}

/** What all questions about a course share. */
export const ActFrame = ({ act, course, ...question }: ActFrameProps) => (
  <QuestionForm {...question} intent={intentOn(act, course._id)} about={<CourseFacts course={course} />} />
);

/** Which course it is about. */
const CourseFacts = ({ course }: Pick<ActFormProps, 'course'>) => (
  <>
    <span className="num">{course.courseCode}</span> {course.title}
    {course.startDate && (
      <>
        , <span className="num">{dayRange(course.startDate, course.endDate)}</span>
      </>
    )}
  </>
);

/** The same where nothing is asked. */
export const CourseNamed = ({ course }: Pick<ActFormProps, 'course'>) => (
  <p className="text-md text-muted">
    <CourseFacts course={course} />
  </p>
);
