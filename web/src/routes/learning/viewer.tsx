import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useDeviceLog } from '#web/features/learning/log/use-device-log.ts';
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

/** Another slide of the course that is open comes from what was read ahead, not from the server's page. */
export const clientLoader = async (args: Route.ClientLoaderArgs): Promise<ViewerPage> => {
  const fromShelf = await openFromShelf(args.params.courseId, new URL(args.request.url).searchParams);
  return fromShelf ?? args.serverLoader();
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const open = loaderData?.open;
  const title = open ? `${titleOf(open.content, open.spot.slideId)}, ${open.content.course.title}` : 'Course';
  return [...pageMeta(matches, { title, description: 'A self-paced course as it is learned.' }), notIndexed];
};

export default function ViewerRoute({ loaderData: { accountId, open, closed } }: Route.ComponentProps) {
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
  const log = useDeviceLog({ accountId, courseId, attemptId: progress.attemptId }, setProgress);
  const { revalidate } = useRevalidator();
  useEffect(() => keepOpen(accountId, content), [accountId, content]);
  useEffect(() => void readAhead(content, slide ?? spot.slideId), [content, slide, spot.slideId]);
  return <Viewer open={open} progress={progress} log={log} beside={null} retry={revalidate} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { figure, text } = problemOf(error);
  return <SiteFrame>{figure === '404' ? <NotFoundPage /> : <LoadingFailed text={text} />}</SiteFrame>;
}
