import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { courseList } from '#contracts/courses/course-pages.ts';
import { courseListQuery } from '#contracts/courses/in-person-courses.ts';
import { endpoint } from '#contracts/endpoint.ts';
import { courseParams } from '#contracts/fields.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import { type Exchange, NO_DOCUMENT, type SendShared } from '#server/platform/http/send-shared.ts';
import { toCourseFilter } from '../catalogue/index.ts';
import { getCourseFeed, getCoursesFeed } from './get-course-feed.ts';

export type CatalogueFilesOptions = { call: Call; sendShared: SendShared };

const calendarFile = z.object({ calendar: z.string() });

// They answer a file where the calls of the contract answer JSON; refusals are the same.
const feedsOf = (kind: RunKind): Binding[] => [
  on(
    endpoint({
      summary: 'The coming courses as a calendar to subscribe to',
      method: 'GET',
      path: `${courseList(kind)}/calendar.ics`,
      access: 'public',
      shared: true,
      query: courseListQuery.omit({ sort: true, cursor: true, historyCursor: true, limit: true }),
      response: calendarFile,
    }),
    async (ctx, query) => ({ calendar: await getCoursesFeed(ctx, toCourseFilter(query, kind)) }),
  ),
  on(
    endpoint({
      summary: 'A course as an entry for a calendar',
      method: 'GET',
      path: `${COURSE_PATHS[kind]}/calendar.ics`,
      access: 'public',
      shared: true,
      params: courseParams,
      response: calendarFile,
    }),
    async (ctx, { courseId }) => ({ calendar: await getCourseFeed(ctx, courseId, kind) }),
  ),
];

const COURSE_PATHS = {
  InPersonCourse: '/in-person/courses/:courseId',
  OnlineLiveTraining: '/online-live-training/:courseId',
} as const;

const feeds = RUN_KINDS.flatMap(feedsOf);

/** Calendars are the same for everyone and kept like pages. */
export const catalogueFileRoutes: FastifyPluginAsync<CatalogueFilesOptions> = async (app, options) => {
  for (const feed of feeds) {
    const read = Object.keys(feed.endpoint.query?.shape ?? {});
    app.get(feed.endpoint.path, (request, reply) =>
      options.sendShared({ request, reply }, read, () =>
        makeCalendar(options.call, feed, { request, reply }),
      ),
    );
  }
};

const makeCalendar = async (call: Call, feed: Binding, { request, reply }: Exchange) => {
  const { params, query, id: requestId } = request;
  const caller = { address: request.ip, user: null };
  const { status, answer } = await call(feed, { params, query, caller, requestId });
  if (status !== 200) return { reply: reply.code(status).send(answer) };
  const { calendar } = calendarFile.parse(answer);
  return {
    page: { type: 'text/calendar; charset=utf-8', body: Buffer.from(calendar), csp: NO_DOCUMENT },
  };
};
