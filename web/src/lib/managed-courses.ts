import { useLocation } from 'react-router';
import type { CourseKind, RunKind } from '#domain/courses/course-kind.ts';
import { COURSES, LIVE_COURSES, SELF_PACED_COURSES } from './office-paths.ts';

/** The manager of a kind of course: what it is called and where its pages are. */
export interface CourseManager<Kind extends CourseKind = CourseKind> {
  kind: Kind;
  title: string;
  /** Above the pages of one course. */
  plural: string;
  /** Within a sentence. */
  one: string;
  path: string;
  create: string;
  edit: (id: string) => string;
  history: (id: string) => string;
  /** Where what is to be learned is written; only what is self-paced has it. */
  content?: (id: string) => string;
}

/** And what there is besides of courses on certain days. */
export interface RunManager extends CourseManager<RunKind> {
  roster: (slug: string) => string;
  /** Live courses have it alone. */
  recordings: (slug: string) => string;
  /** What the people of a course were sent. */
  announcements: (id: string) => string;
  announcement: (id: string, noticeId: string) => string;
  attendance: (slug: string) => string;
}

type Words = Pick<CourseManager, 'title' | 'plural' | 'one'>;

const managerAt = <Kind extends CourseKind>(kind: Kind, path: string, words: Words): CourseManager<Kind> => ({
  ...words,
  kind,
  path,
  create: `${path}/create`,
  edit: (id) => `${path}/${id}/edit`,
  history: (id) => `${path}/${id}/history`,
});

const runManagerAt = (kind: RunKind, path: string, words: Words): RunManager => ({
  ...managerAt(kind, path, words),
  roster: (slug) => `${path}/${slug}/roster`,
  recordings: (slug) => `${path}/${slug}/recordings`,
  announcements: (id) => `${path}/${id}/announcements`,
  announcement: (id, noticeId) => `${path}/${id}/announcements/${noticeId}`,
  attendance: (slug) => `${path}/${encodeURIComponent(slug)}/attendance`,
});

export const MANAGERS_OF_COURSES: Readonly<
  Record<RunKind, RunManager> & Record<'ELearningCourse', CourseManager>
> = {
  InPersonCourse: runManagerAt('InPersonCourse', COURSES, {
    title: 'In-Person Course Manager',
    plural: 'In-person courses',
    one: 'an in-person course',
  }),
  OnlineLiveTraining: runManagerAt('OnlineLiveTraining', LIVE_COURSES, {
    title: 'Live Online Course Manager',
    plural: 'Live online courses',
    one: 'a live online course',
  }),
  ELearningCourse: {
    ...managerAt('ELearningCourse', SELF_PACED_COURSES, {
      title: 'Self-Paced Course Manager',
      plural: 'Self-paced courses',
      one: 'a self-paced course',
    }),
    content: (id) => `${SELF_PACED_COURSES}/${id}/content`,
  },
};

/** Whose manager a page of courses on certain days belongs to, by its address. */
export const runManagerOf = (pathname: string): RunManager =>
  MANAGERS_OF_COURSES[pathname.startsWith(LIVE_COURSES) ? 'OnlineLiveTraining' : 'InPersonCourse'];

/** Whose manager a page of courses belongs to. */
export const managerOf = (pathname: string): CourseManager =>
  pathname.startsWith(SELF_PACED_COURSES) ? MANAGERS_OF_COURSES.ELearningCourse : runManagerOf(pathname);

const pathOf = ({ url }: { url: string }) => new URL(url).pathname;
export const managerFor = (request: { url: string }): CourseManager => managerOf(pathOf(request));
export const runManagerFor = (request: { url: string }): RunManager => runManagerOf(pathOf(request));

export const useManager = (): CourseManager => managerOf(useLocation().pathname);
export const useRunManager = (): RunManager => runManagerOf(useLocation().pathname);
