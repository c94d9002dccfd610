import { useLocation } from 'react-router';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { COURSES, LIVE_COURSES } from './office-paths.ts';

/** The manager of a kind of course: what it is called and where its pages are. */
export interface CourseManager {
  kind: RunKind;
  title: string;
  /** Above the pages of one course. */
  plural: string;
  /** Within a sentence. */
  one: string;
  path: string;
  create: string;
  edit: (id: string) => string;
  history: (id: string) => string;
  roster: (slug: string) => string;
  /** Live courses have it alone. */
  recordings: (slug: string) => string;
  /** What the people of a course were sent. */
  announcements: (id: string) => string;
  announcement: (id: string, noticeId: string) => string;
  attendance: (slug: string) => string;
}

type Words = Pick<CourseManager, 'title' | 'plural' | 'one'>;

const managerAt = (kind: RunKind, path: string, words: Words): CourseManager => ({
  ...words,
  kind,
  path,
  create: `${path}/create`,
  edit: (id) => `${path}/${id}/edit`,
  history: (id) => `${path}/${id}/history`,
  roster: (slug) => `${path}/${slug}/roster`,
  recordings: (slug) => `${path}/${slug}/recordings`,
  announcements: (id) => `${path}/${id}/announcements`,
  announcement: (id, noticeId) => `${path}/${id}/announcements/${noticeId}`,
  attendance: (slug) => `${path}/${encodeURIComponent(slug)}/attendance`,
});

export const MANAGERS_OF_COURSES: Readonly<Record<RunKind, CourseManager>> = {
  InPersonCourse: managerAt('InPersonCourse', COURSES, {
    title: 'In-Person Course Manager',
    plural: 'In-person courses',
    one: 'an in-person course',
  }),
  OnlineLiveTraining: managerAt('OnlineLiveTraining', LIVE_COURSES, {
    title: 'Live Online Course Manager',
    plural: 'Live online courses',
    one: 'a live online course',
  }),
};

/** Whose manager a page belongs to, by its address. */
export const managerOf = (pathname: string): CourseManager =>
  MANAGERS_OF_COURSES[pathname.startsWith(LIVE_COURSES) ? 'OnlineLiveTraining' : 'InPersonCourse'];

export const managerFor = ({ url }: { url: string }): CourseManager => managerOf(new URL(url).pathname);

export const useManager = (): CourseManager => managerOf(useLocation().pathname);
