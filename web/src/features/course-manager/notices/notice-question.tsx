import type { CourseNotice } from '#contracts/course-office/course-notices.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { BackLink, Overlay } from '#web/ui/overlays/overlay.tsx';
import { type NoticeView, useNoticeList } from './notice-view.ts';
import { noticeKey } from './notice-words.ts';

interface NoticeQuestionProps {
  view: NoticeView;
  notices: readonly CourseNotice[];
  failure?: FormFailure;
}

/** Asks whether a scheduled reminder is called off. */
export function NoticeQuestion({ view, notices, failure }: NoticeQuestionProps) {
  const noticeList = useNoticeList();
  if (!view.on) return null;
  const below = noticeList.to({ course: view.course });
  const notice = notices.find((one) => one.state === 'scheduled' && noticeKey(one) === view.on);
  return (
    <Overlay below={below} title="Cancel this reminder?">
      {notice ? (
        <Form intent="cancel" failure={failure} preventScrollReset className="grid gap-5">
          <input type="hidden" name="id" value={notice.courseId} />
          <input type="hidden" name="session" value={notice.session?.sessionId ?? ''} />
          <input type="hidden" name="lead" value={notice.session?.lead ?? ''} />
          <p>
            <strong>{notice.subject}</strong> is not sent to {counted(notice.recipients, 'person', 'people')}{' '}
            on <span className="num">{officeMoment(notice.at)}</span>.{' '}
            {notice.session
              ? 'A session that is moved gets reminders for its new start.'
              : 'A course that is postponed gets a reminder for its new date.'}
          </p>
          <div className="flex flex-wrap justify-end gap-2">
            <BackLink below={below} />
            <SubmitButton variant="danger">Cancel reminder</SubmitButton>
          </div>
        </Form>
      ) : (
        <Notice
          tone="warning"
          title="This reminder is no longer scheduled."
          action={<BackLink below={below} />}
        />
      )}
    </Overlay>
  );
}
