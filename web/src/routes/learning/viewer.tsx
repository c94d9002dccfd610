import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { ProgressView } from '#contracts/learning/progress.ts';
import { remember } from '#web/features/learning/kept/copies.ts';
import { isMarked } from '#web/features/learning/kept/kept-mark.ts';
import { openKept } from '#web/features/learning/kept/open-kept.ts';
import { OpeningKept } from '#web/features/learning/kept/opening-kept.tsx';
import { orCopy } from '#web/features/learning/kept/or-copy.ts';
import { useDeviceLog } from '#web/features/learning/log/use-device-log.ts';
import { useBeside } from '#web/features/learning/notes/use-beside.tsx';
import { type CourseContent, titleOf } from '#web/features/learning/viewer/course-outline.ts';
import type { OpenCourse, ViewerPage } from '#web/features/learning/viewer/open-course.ts';
import { ClosedCourse, LoadingFailed } from '#web/features/learning/viewer/opening/closed-course.tsx';
import { loadViewer } from '#web/features/learning/viewer/opening/load-viewer.server.ts';
import { forgetOpen, keepOpen, openFromShelf, readAhead } from '#web/features/learning/viewer/slide-shelf.ts';
import { actOnCourse } from '#web/features/learning/viewer/version/act-on-course.server.ts';
import { Viewer } from '#web/features/learning/viewer/viewer.tsx';
import { MOVING_FAILED } from '#web/features/learning/viewer/viewer-words.ts';
import { NotFoundPage, problemOf } from '#web/features/site/error-page.tsx';
import { SiteFrame } from '#web/features/site/site-frame.tsx';
import { failureOf, refuseUnanswered } from '#web/forms/submission.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import type { Route } from './+types/viewer';

export const loader = (args: Route.LoaderArgs) => loadViewer(args);

/**
 * Another slide of the course that is open comes from what was read ahead, not from the server's page. A page that this
 * device kept is opened where its learner is by now.
 */
export const clientLoader = async (args: Route.ClientLoaderArgs): Promise<ViewerPage> => {
  const query = new URL(args.request.url).searchParams;
  const fromShelf = await openFromShelf(args.params.courseId, query);
  if (fromShelf) return fromShelf;
  const page = await orCopy(args);
  return 'kept' in page ? openKept(page, query) : page;
};
clientLoader.hydrate = true as const;

export const action = (args: Route.ActionArgs) => actOnCourse(args);

export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  try {
    return await serverAction();
  } catch (error) {
    const refused = refuseUnanswered(error, MOVING_FAILED, form);
    if (refused) return refused;
    throw error;
  } finally {
    forgetOpen();
  }
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const open = loaderData?.open;
  const title = open ? `${titleOf(open.content, open.spot.slideId)}, ${open.content.course.title}` : 'Course';
  return [...pageMeta(matches, { title, description: 'A self-paced course as it is learned.' }), notIndexed];
};

export default function ViewerRoute({ loaderData, actionData }: Route.ComponentProps) {
  if ('kept' in loaderData) return <OpeningKept title={loaderData.kept.course.title} />;
  const { accountId, open, closed } = loaderData;
  if (closed) {
    return (
      <SiteFrame>
        <ClosedCourse closed={closed} />
      </SiteFrame>
    );
  }
  const failure = failureOf(actionData, 'accept');
  return <Learning key={open.content.progress.attemptId} {...{ accountId, open, failure }} />;
}

interface LearningProps {
  accountId: string;
  open: OpenCourse;
  failure: FormFailure | undefined;
}

/** One attempt of one person: what they learn here is told to their device's log. */
function Learning({ accountId, open, failure }: LearningProps) {
  const { content, slide, spot } = open;
  const [counted, setCounted] = useState<{ of: CourseContent; progress: ProgressView } | null>(null);
  const { courseId } = content.course;
  // Of another version it was counted anew.
  const progress = counted?.of === content ? counted.progress : content.progress;
  const tell = (told: ProgressView) => {
    setCounted({ of: content, progress: told });
    void remember({ accountId, courseId }, 'progress', told);
  };
  const log = useDeviceLog({ accountId, courseId, attemptId: progress.attemptId }, tell);
  const beside = useBeside(accountId, courseId);
  const { revalidate } = useRevalidator();
  // What the address leads to next is read from there, before React draws it.
  useEffect(() => keepOpen(accountId, content), [accountId, content]);
  // The network is outside React.
  useEffect(() => void readAhead(content, slide ?? spot.slideId), [content, slide, spot.slideId]);
  // So are the copies.
  useEffect(() => refreshIfKept(courseId), [courseId]);
  return <Viewer key={content.version} {...{ open, progress, log, beside, failure }} retry={revalidate} />;
}

function refreshIfKept(courseId: string) {
  if (isMarked())
    void import('#web/features/learning/kept/refresh-kept.ts').then((kept) => kept.refreshKept(courseId));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { figure, text } = problemOf(error);
  return <SiteFrame>{figure === '404' ? <NotFoundPage /> : <LoadingFailed text={text} />}</SiteFrame>;
}
