import type { InPersonDetail, LiveDetail, RunDetail } from '#contracts/courses/course-detail.ts';
import type { Ctx } from '#server/calls/context.ts';
import { addressesIn, findFiles } from '#server/modules/media/index.ts';
import type { LiveSession } from '../live/shown-sessions.repository.ts';
import type { ShownTeaching } from './catalogue.present.ts';
import type { LiveFacts } from './catalogue.repository.ts';
import { presentDetail, presentSession, type ShownCourse } from './course-detail.present.ts';

type Told<Course extends ShownCourse = ShownCourse> = { course: Course; teaching: ShownTeaching[] };

const showRun = async (ctx: Ctx, { course, teaching }: Told): Promise<RunDetail> => {
  const urls = addressesIn(course.media).map(({ url }) => url);
  const files = await findFiles(ctx.db, urls);
  return presentDetail({ course, teaching, files }, ctx.now);
};

/** What visitors are told of a course in person and who teaches it. */
export const showCourse = async (ctx: Ctx, told: Told): Promise<InPersonDetail> => ({
  ...(await showRun(ctx, told)),
  kind: 'InPersonCourse',
});

type LiveTold = Told<ShownCourse & { live: Pick<LiveFacts, 'platform' | 'recordingMonths'> }> & {
  sessions: readonly LiveSession[];
};

/** And of a live one, with its sessions. The links into them are for participants. */
export const showLiveCourse = async (ctx: Ctx, { sessions, ...told }: LiveTold): Promise<LiveDetail> => {
  const { course } = told;
  const { platform, recordingMonths } = course.live;
  return {
    ...(await showRun(ctx, told)),
    kind: 'OnlineLiveTraining',
    live: { platform, recordingMonths },
    sessions: sessions.map((session) => presentSession(session, course)),
  };
};
