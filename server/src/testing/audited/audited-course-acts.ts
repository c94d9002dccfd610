import { expect } from 'vitest';
import { callOfKind } from '#contracts/course-office/kind-calls.ts';
import type { EndpointName } from '#contracts/endpoints.ts';
import { COURSE_KINDS, type CourseKind } from '#domain/courses/course-kind.ts';
import { addDays, localDate } from '#domain/time/local-date.ts';
import { files } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { type Course, listSessionHours } from '../../modules/catalogue/index.ts';
import type { CourseOverrides } from '../test-world.ts';
import { addCourse, addSelfPaced } from '../test-world.ts';
import { addLiveCourse } from '../worlds/live/live-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;

const FILE = '/files/courses/audited.webp';
const copied = (id: string, { code }: Course): Written => ({
  action: 'course.copied',
  objectId: id,
  before: null,
  after: expect.objectContaining({ version: 1, copyOf: code }),
});

type CourseActs = Record<string, () => Promise<Written>>;

/** How a course of a kind comes into being, and what is done with it. */
const withCourses = (kind: CourseKind, perform: Act, db: () => Db) => ({
  kind,
  act: (name: string, input: object) => perform(callOfKind(kind, name) as EndpointName, input),
  add: (media: CourseOverrides['media'] = {}): Promise<Course> => {
    if (kind === 'ELearningCourse') return addSelfPaced(db(), { media, isPublished: false });
    return kind === 'InPersonCourse' ? addCourse(db(), { media }) : addLiveCourse(db(), { media });
  },
});
type Courses = ReturnType<typeof withCourses>;

const officeActs = ({ kind, act, add }: Courses): CourseActs => ({
  createAdminCourse: async () => {
    const answer = await act('createAdminCourse', { saveAsDraft: true, basic: { title: 'Audited' } });
    const { _id: objectId } = (answer as { course: { _id: string } }).course;
    const after = { version: 1, code: expect.any(String), title: 'Audited', status: 'draft' };
    return { action: 'course.created', objectId, before: null, after };
  },
  updateAdminCourse: async () => {
    const { id, title } = await add();
    await act('updateAdminCourse', { id, saveAsDraft: true, basic: { title: 'Renamed' } });
    const before = { 'basic.title': title, 'basic.status': 'open' };
    const after = { version: 2, 'basic.title': 'Renamed', 'basic.status': 'draft' };
    return { action: 'course.changed', objectId: id, before, after };
  },
  deleteAdminCourse: async () => {
    const { id, code, title } = await add();
    await act('deleteAdminCourse', { id });
    return { action: 'course.deleted', objectId: id, before: { code, title, status: 'open' }, after: null };
  },
  cloneCourse: async () => {
    const course = await add();
    const answer = await act('cloneCourse', { id: course.id });
    return copied((answer as { course: { _id: string } }).course._id, course);
  },
  copyCourse: async () => {
    const course = await add();
    const wish = {
      newTitle: 'Copied',
      newCourseCode: `COPIED-${kind.toUpperCase()}`,
      newStartDate: '2030-01-01',
    };
    const answer = await act('copyCourse', { id: course.id, ...wish });
    return copied((answer as { course: { _id: string } }).course._id, course);
  },
  bulkSetCourseStatus: async () => {
    const { id } = await add();
    const status = kind === 'ELearningCourse' ? 'closed' : 'cancelled';
    await act('bulkSetCourseStatus', { ids: [id], status });
    const [before, after] = [{ 'basic.status': 'open' }, { 'basic.status': status, version: 2 }];
    return { action: 'course.changed', objectId: id, before, after };
  },
  deleteCourseFile: async () => {
    const { id } = await add({ images: [FILE] });
    await act('deleteCourseFile', { id, url: FILE, kind: 'image' });
    const [before, after] = [{ 'media.images': FILE }, { 'media.images': '', version: 2 }];
    return { action: 'course.changed', objectId: id, before, after };
  },
});

const changeActs = ({ act, add }: Courses): CourseActs => ({
  cancelCourse: async () => {
    const { id } = await add();
    await act('cancelCourse', { id, reason: 'Illness' });
    const [before, after] = [
      { basic: { status: 'open' } },
      { basic: { status: 'cancelled' }, reason: 'Illness', version: 2 },
    ];
    return { action: 'course.cancelled', objectId: id, before, after };
  },
  postponeCourse: async () => {
    const course = await add();
    const { id, startDate } = { startDate: null, ...course };
    const newStartDate = addDays(startDate ?? localDate('2030-01-01'), 7);
    await act('postponeCourse', { id, newStartDate });
    const [before, after] = [
      { schedule: expect.objectContaining({ startDate }) },
      { schedule: expect.objectContaining({ startDate: newStartDate }), reason: '', version: 2 },
    ];
    return { action: 'course.postponed', objectId: id, before, after };
  },
});

const actsOn = (courses: Courses): CourseActs => ({
  ...officeActs(courses),
  ...(courses.kind !== 'ELearningCourse' && changeActs(courses)),
});

const sessionActs = (act: Act, db: () => Db): Table => {
  const add = async () => {
    const course = await addLiveCourse(db());
    const [session] = await listSessionHours(db(), course);
    return { course, sessionId: session?.id };
  };
  return {
    cancelSession: async () => {
      const { course, sessionId } = await add();
      await act('cancelSession', { id: course.id, sessionId, reason: 'Illness' });
      const after = { session: 1, startsAt: expect.any(String), reason: 'Illness', version: 2 };
      return { action: 'course.session-cancelled', objectId: course.id, before: null, after };
    },
    moveSession: async () => {
      const { course, sessionId } = await add();
      const date = addDays(course.startDate ?? localDate('2030-01-01'), 1);
      await act('moveSession', { id: course.id, sessionId, date, startTime: '18:00', endTime: '19:30' });
      const [before, after] = [course.startDate, date].map((day) => ({
        'live.sessions.0.date': day,
        'schedule.startDate': day,
      }));
      const version = expect.any(Number);
      return { action: 'course.changed', objectId: course.id, before, after: { version, ...after } };
    },
  };
};

const decisionActs = (act: Act, db: () => Db): Table => {
  const decide = async () => {
    const course = await addCourse(db(), { minEnrollment: 5 });
    await act('runAnyway', { id: course.id, reason: 'A room is booked' });
    return course;
  };
  return {
    runAnyway: async () => {
      const { id, startDate } = await decide();
      const after = { startDate, enrolled: 0, minEnrollment: 5, reason: 'A room is booked' };
      return { action: 'course.held-anyway', objectId: id, before: null, after };
    },
    undoRunAnyway: async () => {
      const { id } = await decide();
      await act('undoRunAnyway', { id });
      const before = { reason: 'A room is booked' };
      return { action: 'course.held-anyway-undone', objectId: id, before, after: null };
    },
  };
};

/** Every act on a course that no person is touched by, done once, and what has to be written of it. */
export const auditedCourseActs = (act: Act, db: () => Db): Table => ({
  ...sessionActs(act, db),
  ...decisionActs(act, db),
  ...Object.fromEntries(
    COURSE_KINDS.flatMap((kind) =>
      Object.entries(actsOn(withCourses(kind, act, db))).map(([name, done]) => [
        callOfKind(kind, name),
        done,
      ]),
    ),
  ),
  deleteUnusedFile: async () => {
    const [objectId, publicId] = [uuidv7(), 'courses/stray'];
    const facts = { kind: 'image' as const, name: 'stray.webp', type: 'image/webp', bytes: 1, widths: [] };
    const file = { ...facts, id: objectId, publicId, extension: 'webp', uploadedAt: new Date() };
    await db().insert(files).values(file);
    await act('deleteUnusedFile', { publicId });
    return { action: 'file.deleted', objectId, before: { publicId, name: 'stray.webp' }, after: null };
  },
});
