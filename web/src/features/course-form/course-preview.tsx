import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Answer } from '#contracts/api.ts';
import { type CallOfKind, callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { LandingCourse } from '#contracts/learning/elearning.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { call } from '#web/lib/client.ts';
import { ScrollRegion } from '#web/ui/layout/scroll-region.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Loading, Skeleton } from '#web/ui/messages/skeleton.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useCourse } from './form-facts.ts';
import type { FormValues } from './form-values.ts';

/** What the public page of a course is told. */
type ShownCourse = CourseDetail | LandingCourse;

interface CoursePreviewProps {
  kind: CourseKind;
  values: FormValues;
  close: () => void;
  /** The public page of a course. */
  page: (course: ShownCourse) => ReactNode;
}

/** The public page with what is in the form: to be read as it is, with nothing in it that could be pressed. */
export function CoursePreview({ kind, values, close, page }: CoursePreviewProps) {
  return (
    <Dialog
      title="Preview: what visitors will see"
      width="full"
      open
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <Shown answer={usePreview(kind, values)} page={page} />
    </Dialog>
  );
}

type Preview = Answer<CallOfKind<'previewCourse', CourseKind>>;

/** The server makes the page's course, as it makes that of a stored one; undefined until it has answered. */
function usePreview(kind: CourseKind, values: FormValues): Preview | undefined {
  const { stored, askToSignIn } = useCourse();
  const [answer, setAnswer] = useState<Preview>();
  // Nothing can be typed while the preview is open.
  const [asked] = useState({ ...values, id: stored?._id ?? null });
  const show = useEffectEvent((told: Preview) => {
    if (!told.success && told.status === 401) askToSignIn();
    else setAnswer(told);
  });

  // What is in the form is known to the browser alone, and asked about once it is to be seen.
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    call(callOfKind(kind, 'previewCourse'), asked, { signal }).then((told) => {
      if (!signal.aborted) show(told);
    });
    return () => leaving.abort();
  }, [asked, kind]);

  return answer;
}

function Shown({ answer, page }: { answer: Preview | undefined; page: CoursePreviewProps['page'] }) {
  if (!answer) {
    return (
      <Loading label="Making the preview">
        <Skeleton className="h-96" />
      </Loading>
    );
  }
  if (!answer.success) {
    return (
      <Notice tone="danger" live title="The preview cannot be shown">
        {answer.message}
      </Notice>
    );
  }
  return (
    <ScrollRegion label="The course page" className="border border-hairline">
      <div inert>{page(answer.course)}</div>
    </ScrollRegion>
  );
}
