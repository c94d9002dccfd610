import { z } from 'zod';
import type { CourseKind, RunKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { courseDetail, liveCourseDetail } from '../courses/course-detail.ts';
import { LARGEST_COURSE, MANAGERS } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { landingCourse } from '../learning/elearning.ts';
import {
  adminCourses,
  courseBodies,
  courseCopies,
  courseStatuses,
  coursesToPreview,
  historyEntry,
  saving,
} from './admin-course.ts';
import { listCallsOf } from './admin-course-lists.ts';
import { courseSections } from './course-form.ts';
import { namedByKind } from './kind-calls.ts';
import { selfPacedListCalls } from './self-paced-lists.ts';

// The managers of courses. Paths, payloads and answers are the specified ones; what is added is ours.

const status = z.enum(COURSE_STATUSES);
export const courseParams = z.object({ id: z.uuid('Course not found') });

/** The same sections as they came: what is left out is put in from the stored course before all of it is read. */
const sectionsOf = <S extends object>(sections: S) =>
  Object.fromEntries(Object.keys(sections).map((name) => [name, z.unknown().optional()])) as Record<
    keyof S,
    z.ZodOptional<z.ZodUnknown>
  >;

const getAdminCourse = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary: 'One course with everything that staff can say of it',
    method: 'GET',
    path: `${MANAGERS[kind]}/:id`,
    access: 'staff',
    scope: 'courses:read',
    params: courseParams,
    response: answer({ course: adminCourses[kind] }),
  });

const saved = <Kind extends CourseKind>(kind: Kind) =>
  answer({ message: z.string(), course: adminCourses[kind] });

const createAdminCourse = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary: 'Create a course; with `saveAsDraft` a title is enough. An empty code is generated',
    method: 'POST',
    path: MANAGERS[kind],
    access: 'staff',
    scope: 'courses:write',
    body: courseBodies[kind],
    tellAll: true,
    bodyLimit: LARGEST_COURSE,
    response: saved(kind),
    idempotent: true,
  });

const updateAdminCourse = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary:
      'Change a course. Sections that are left out stay; an older `version` is refused, so that nobody overwrites another’s change; seats below those taken are refused',
    method: 'PUT',
    path: `${MANAGERS[kind]}/:id`,
    access: 'staff',
    scope: 'courses:write',
    params: courseParams,
    body: z.object({ ...sectionsOf(courseSections[kind]), ...saving }),
    tellAll: true,
    bodyLimit: LARGEST_COURSE,
    response: saved(kind),
  });

const details = {
  InPersonCourse: courseDetail,
  OnlineLiveTraining: liveCourseDetail,
  ELearningCourse: landingCourse,
};

const previewCourse = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary:
      'What visitors would be told of a course if it were open as it is sent. Nothing is stored; whatever is missing may be',
    method: 'POST',
    path: `${MANAGERS[kind]}/preview`,
    access: 'staff',
    body: coursesToPreview[kind],
    tellAll: true,
    bodyLimit: LARGEST_COURSE,
    response: answer({ course: details[kind] }),
  });

const deleteAdminCourse = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary: 'Delete a course that nobody was ever enrolled in; any other is cancelled or archived instead',
    method: 'DELETE',
    path: `${MANAGERS[kind]}/:id`,
    access: 'admin',
    params: courseParams,
    response: done,
  });

const cloneCourse = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary: 'Copy a course with the defaults of the copy dialog, on the same dates',
    method: 'POST',
    path: `${MANAGERS[kind]}/:id/clone`,
    access: 'staff',
    scope: 'courses:write',
    params: courseParams,
    response: saved(kind),
  });

const copyCourse = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary:
      'Copy a course, one on certain days to another date: a draft without people, holds or reviews of its own run',
    method: 'POST',
    path: `${MANAGERS[kind]}/:id/copy`,
    access: 'staff',
    scope: 'courses:write',
    params: courseParams,
    body: courseCopies[kind],
    response: saved(kind),
    idempotent: true,
  });

const bulkSetCourseStatus = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary:
      'Give several courses a status; each is told on its own, and courses with people are not cancelled here',
    method: 'POST',
    path: `${MANAGERS[kind]}/bulk-status`,
    access: 'staff',
    scope: 'courses:write',
    body: z.strictObject({
      ids: z.array(z.uuid()).min(1, 'Choose at least one course').max(100),
      status: courseStatuses[kind],
      /** By id: a course that has another version meanwhile keeps its status. */
      versions: z.record(z.uuid(), z.int()).optional(),
    }),
    response: answer({
      results: z.array(
        z.object({
          _id: z.string(),
          /** Its code or, where it has none, its title; '' where the course is gone. */
          name: z.string(),
          /** The status that it had, where it has another one now. */
          was: status.nullable(),
          /** What it became by that. */
          version: z.int().nullable(),
          ok: z.boolean(),
          message: z.string(),
        }),
      ),
    }),
  });

const listCourseHistory = <Kind extends CourseKind>(kind: Kind) =>
  endpoint({
    summary: 'Who changed what of a course, newest first',
    method: 'GET',
    path: `${MANAGERS[kind]}/:id/history`,
    access: 'staff',
    scope: 'courses:read',
    params: courseParams,
    response: answer({ history: z.array(historyEntry) }),
  });

const callsOf = <Kind extends CourseKind>(kind: Kind) => ({
  getAdminCourse: getAdminCourse(kind),
  createAdminCourse: createAdminCourse(kind),
  updateAdminCourse: updateAdminCourse(kind),
  deleteAdminCourse: deleteAdminCourse(kind),
  cloneCourse: cloneCourse(kind),
  copyCourse: copyCourse(kind),
  bulkSetCourseStatus: bulkSetCourseStatus(kind),
  listCourseHistory: listCourseHistory(kind),
  previewCourse: previewCourse(kind),
});

const runCallsOf = <Kind extends RunKind>(kind: Kind) => ({
  ...listCallsOf(kind),
  ...callsOf(kind),
});

export const adminCourseCalls = {
  InPersonCourse: runCallsOf('InPersonCourse'),
  OnlineLiveTraining: runCallsOf('OnlineLiveTraining'),
  ELearningCourse: { ...selfPacedListCalls, ...callsOf('ELearningCourse') },
};
export const adminCourseEndpoints = namedByKind(adminCourseCalls);
