import { redirect } from 'react-router';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { AT, KEPT, openingSpot, SLIDE } from '../course-outline.ts';
import type { Closed, KeptPage, ViewerPage } from '../open-course.ts';

type Args = Parameters<typeof requireUser>[0] & { params: { courseId: string } };

/** The course at the slide that the address names, or where it was left; who is not enrolled sees what is offered. */
export async function loadViewer(args: Args): Promise<ViewerPage | KeptPage> {
  const { courseId } = args.params;
  const { _id: accountId } = await requireUser(args);
  const api = personalApi(args);
  const answer = await api.call('getCourseContent', { courseId });
  if (!answer.success && answer.status === 403) {
    return { accountId, closed: await requireClosed(args), open: null };
  }
  if (!answer.success && answer.code === 'wrong-state') return noContent(accountId, false);
  const content = requireAnswer(answer, args.request);
  const query = new URL(args.request.url).searchParams;
  const spot = openingSpot(content, { slide: query.get(SLIDE), at: query.get(AT) });
  if (!spot) return noContent(accountId, content.modules.length > 0);
  if (query.has(KEPT)) return { accountId, closed: null, open: null, kept: content };
  const { slideId } = spot;
  const { slide } = requireAnswer(
    await api.call('getSlide', { courseId, version: content.version, slideId }),
    args.request,
  );
  return { accountId, closed: null, open: { content, spot, slide, problem: null } };
}

const noContent = (accountId: string, hasModules: boolean): ViewerPage => ({
  accountId,
  closed: { kind: 'empty', hasModules },
  open: null,
});

async function requireClosed(args: Args): Promise<Closed> {
  const { courseId } = args.params;
  const { reason, accessUntil } = requireAnswer(await personalApi(args).call('checkAccess', { courseId }));
  if (reason !== 'ended') throw redirect(`/self-paced-online-training/${encodeURIComponent(courseId)}`);
  return { kind: 'ended', accessUntil };
}
