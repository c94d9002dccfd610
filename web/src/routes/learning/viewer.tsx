import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { remember } from '#web/features/learning/kept/copies.ts';
import { isMarked } from '#web/features/learning/kept/kept-mark.ts';
import { openKept } from '#web/features/learning/kept/open-kept.ts';
import { OpeningKept } from '#web/features/learning/kept/opening-kept.tsx';
import { orCopy } from '#web/features/learning/kept/or-copy.ts';
import { useDeviceLog } from '#web/features/learning/log/use-device-log.ts';
import { useBeside } from '#web/features/learning/notes/use-beside.tsx';
import { ClosedCourse, LoadingFailed } from '#web/features/learning/viewer/closed-course.tsx';
import { titleOf } from '#web/features/learning/viewer/course-outline.ts';
import { loadViewer } from '#web/features/learning/viewer/load-viewer.server.ts';
import type { OpenCourse, ViewerPage } from '#web/features/learning/viewer/open-course.ts';
import { keepOpen, openFromShelf, readAhead } from '#web/features/learning/viewer/slide-shelf.ts';
import { Viewer } from '#web/features/learning/viewer/viewer.tsx';
import { NotFoundPage, problemOf } from '#web/features/site/error-page.tsx';
import { SiteFrame } from '#web/features/site/site-frame.tsx';
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

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const open = loaderData?.open;
  const title = open ? `${titleOf(open.content, open.spot.slideId)}, ${open.content.course.title}` : 'Course';
  return [...pageMeta(matches, { title, description: 'A self-paced course as it is learned.' }), notIndexed];
};

export default function ViewerRoute({ loaderData }: Route.ComponentProps) {
  if ('kept' in loaderData) return <OpeningKept title={loaderData.kept.course.title} />;
  const { accountId, open, closed } = loaderData;
  if (closed) {
    return (
      <SiteFrame>
        <ClosedCourse closed={closed} />
      </SiteFrame>
    );
  }
  return <Learning key={open.content.progress.attemptId} accountId={accountId} open={open} />;
}

/** One attempt of one person: what they learn here is told to their device's log. */
function Learning({ accountId, open }: { accountId: string; open: OpenCourse }) {
  const { content, slide, spot } = open;
  const [progress, setProgress] = useState(content.progress);
  const { courseId } = content.course;
  const log = useDeviceLog({ accountId, courseId, attemptId: progress.attemptId }, (counted) => {
    setProgress(counted);
    void remember({ accountId, courseId }, 'progress', counted);
  });
  const beside = useBeside(accountId, courseId);
  const { revalidate } = useRevalidator();
  // What the address leads to next is read from there, before React draws it.
  useEffect(() => keepOpen(accountId, content), [accountId, content]);
  // The network is outside React.
  useEffect(() => void readAhead(content, slide ?? spot.slideId), [content, slide, spot.slideId]);
  // So are the copies.
  useEffect(() => refreshIfKept(courseId), [courseId]);
  return <Viewer open={open} progress={progress} log={log} beside={beside} retry={revalidate} />;
}

function refreshIfKept(courseId: string) {
  if (isMarked())
    void import('#web/features/learning/kept/refresh-kept.ts').then((kept) => kept.refreshKept(courseId));
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { figure, text } = problemOf(error);
  return <SiteFrame>{figure === '404' ? <NotFoundPage /> : <LoadingFailed text={text} />}</SiteFrame>;
}
