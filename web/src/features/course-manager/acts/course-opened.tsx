import type { ReactNode } from 'react';
import { intentOn } from '#web/forms/intent.ts';
import { usePendingView } from '#web/lists/use-pending-view.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { BackLink, Overlay } from '#web/ui/overlays/overlay.tsx';
import { useCourseList } from '../list/course-view.ts';
import type { ActFormProps } from './act-frame.tsx';
import { KEPT, questions } from './act-words.ts';
import { CopyForm } from './copy-form.tsx';
import { type CourseAct, findCourseAct } from './course-acts.ts';
import { CancelForm, DeleteForm, isKept, PostponeForm } from './end-forms.tsx';
import { MailForm } from './mail-form.tsx';
import type { OpenedCourse } from './opened-course.ts';
import { CancelSessionForm, MoveSessionForm } from './session-forms.tsx';

const forms: Readonly<Record<CourseAct, (props: ActFormProps) => ReactNode>> = {
  copy: CopyForm,
  delete: DeleteForm,
  cancel: CancelForm,
  postpone: PostponeForm,
  'move-session': MoveSessionForm,
  'cancel-session': CancelSessionForm,
  mail: MailForm,
};

interface CourseOpenedProps extends Omit<ActFormProps, 'course' | 'below'> {
  opened: OpenedCourse | null;
}

/** What stands over the list, as the address says: a question about one course. */
export function CourseOpened({ view, opened, ...props }: CourseOpenedProps) {
  const courseList = useCourseList();
  const wanted = usePendingView(courseList) ?? view;
  const act = findCourseAct(wanted.do);
  if (!wanted.on || !act) return null;
  const below = courseList.to(courseList.listOf(view));
  const isRead = wanted.on === view.on && wanted.do === view.do;
  return (
    <Overlay
      below={below}
      title={isRead && act === 'delete' && opened && isKept(opened, props.failure) ? KEPT : questions[act]}
      width={act === 'mail' ? 'lg' : 'md'}
      loading={isRead ? undefined : 'Loading the course'}
    >
      <Question {...props} view={view} act={act} opened={opened} below={below} />
    </Overlay>
  );
}

type QuestionProps = Omit<ActFormProps, 'course'> & { act: CourseAct; opened: OpenedCourse | null };

function Question({ act, opened, ...props }: QuestionProps) {
  const OwnForm = forms[act];
  if (opened?.acts.includes(act))
    return <OwnForm key={intentOn(act, opened._id)} course={opened} {...props} />;
  return (
    <Notice
      tone="warning"
      title={opened ? 'This is no longer possible.' : 'This course was not found.'}
      action={<BackLink below={props.below} />}
    >
      Somebody may have changed or deleted it meanwhile.
    </Notice>
  );
}
