import { z } from 'zod';
import type { CourseKind, RunKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES, SELF_PACED_STATUSES } from '#domain/courses/course-status.ts';
import { COPY_DEFAULTS } from '../courses/course-options.ts';
import { instantText, storable } from '../fields.ts';
import { type CourseForm, courseSections, wholeForm } from './course-form.ts';
import { courseIssues } from './course-rules.ts';
import { basicShape } from './sections/basic.ts';
import { metadataShape } from './sections/contact.ts';
import { enrollmentShape, selfPacedEnrollmentShape } from './sections/enrollment.ts';
import { scheduleShape } from './sections/schedule.ts';
import { venueShape } from './sections/venue.ts';

const status = z.enum(COURSE_STATUSES);

/** How a course is to be saved. */
export const saving = {
  /** A title is enough, and the status becomes draft. */
  saveAsDraft: z.preprocess((value) => value === true || value === 'true', z.boolean()),
  /** The one that was read; who says none overwrites knowingly. */
  version: z.number().int().optional().catch(undefined),
};

const checked = <Body extends z.ZodObject>(kind: CourseKind, body: Body): Body =>
  body
    .superRefine(
      (given, ctx) => {
        const course = given as unknown as CourseBody;
        const form = wholeForm(kind, course);
        for (const { field, message } of courseIssues(form, { kind, isDraft: course.saveAsDraft }))
          ctx.addIssue({ code: 'custom', path: field.split('.'), message });
      },
      { when: () => true },
    )
    .overwrite((given) => {
      const course = given as unknown as CourseBody;
      const draft = { ...course, basic: { ...course.basic, status: 'draft' } };
      return (course.saveAsDraft ? draft : course) as unknown as typeof given;
    });

/** A course of a kind as it is sent: cleaned, and with everything that is wrong told at once. */
export const courseBodies = {
  InPersonCourse: checked('InPersonCourse', z.object({ ...courseSections.InPersonCourse, ...saving })),
  OnlineLiveTraining: checked(
    'OnlineLiveTraining',
    z.object({ ...courseSections.OnlineLiveTraining, ...saving }),
  ),
  ELearningCourse: checked('ELearningCourse', z.object({ ...courseSections.ELearningCourse, ...saving })),
};
export type CourseBody = z.output<(typeof courseBodies)[CourseKind]>;

/** The stored course that it is an edit of; null for a new one. */
const editOf = { id: z.uuid('Course not found').nullable().default(null) };

const understood = <Body extends z.ZodObject>(kind: CourseKind, body: Body): Body =>
  body.superRefine((given, ctx) => {
    const course = given as unknown as CourseToPreview<CourseKind>;
    for (const { field, message } of courseIssues(wholeForm(kind, course), { kind, isDraft: true }))
      if (field !== 'basic.title' || course.basic.title !== '')
        ctx.addIssue({ code: 'custom', path: field.split('.'), message });
  });

/** What a form holds, to be looked at and not stored: it may leave out what it likes, but not overstep. */
export const coursesToPreview = {
  InPersonCourse: understood('InPersonCourse', z.object({ ...courseSections.InPersonCourse, ...editOf })),
  OnlineLiveTraining: understood(
    'OnlineLiveTraining',
    z.object({ ...courseSections.OnlineLiveTraining, ...editOf }),
  ),
  ELearningCourse: understood('ELearningCourse', z.object({ ...courseSections.ELearningCourse, ...editOf })),
};
export type CourseToPreview<Kind extends CourseKind = RunKind> = z.output<(typeof coursesToPreview)[Kind]>;

/** Who is enrolled. */
const currentEnrollment = z.number();

/** What only the server says. */
const told = {
  _id: z.string(),
  slug: z.string(),
  version: z.number(),
  createdAt: instantText,
  updatedAt: instantText,
  /** Where visitors find it; null while they cannot. */
  publicPath: z.string().nullable(),
  basic: z.object({ ...basicShape, effectiveStatus: status, seriesTitle: z.string() }),
  metadata: z.object({ ...metadataShape, createdBy: z.string(), lastModifiedBy: z.string() }),
};

const toldOfRun = {
  ...told,
  enrollment: z.object({
    ...enrollmentShape,
    currentEnrollment,
    /** Enrolled, held and offered. */
    seatsTaken: z.number(),
  }),
  cancellation: z.object({ reason: z.string(), at: instantText, by: z.string() }).nullable(),
};

/** What there is to learn in the newest version; number 0 before the first. */
export const publication = z.object({
  version: z.number(),
  at: instantText.nullable(),
  modules: z.number(),
  slides: z.number(),
  minutes: z.number(),
});

/** A course of a kind as the back office reads it: what it was sent as, and what only the server says. */
export const adminCourses = {
  InPersonCourse: z.object({
    ...courseSections.InPersonCourse,
    ...toldOfRun,
    venue: z.object({ ...venueShape, timezone: z.string() }),
  }),
  OnlineLiveTraining: z.object({
    ...courseSections.OnlineLiveTraining,
    ...toldOfRun,
    schedule: z.object(scheduleShape),
  }),
  ELearningCourse: z.object({
    ...courseSections.ELearningCourse,
    ...told,
    enrollment: z.object({ ...selfPacedEnrollmentShape, currentEnrollment }),
    published: publication,
  }),
};
/** One on certain days. */
export type AdminCourse = z.output<(typeof adminCourses)[RunKind]>;
/** One of whatever kind. */
export type ManagedCourse = z.output<(typeof adminCourses)[CourseKind]>;
/** With what of it another kind would have. */
export type WholeAdminCourse = CourseForm &
  z.output<z.ZodObject<typeof toldOfRun>> & {
    venue: { timezone: string };
    published: z.output<typeof publication>;
  };

const FILL_IN = 'Please fill in all required fields';
const needed = (max: number) =>
  z.string({ error: FILL_IN }).trim().min(1, FILL_IN).max(max, FILL_IN).refine(storable, FILL_IN);

const runCopy = z.object({
  newTitle: needed(200),
  newCourseCode: needed(40),
  newStartDate: z.iso.date(FILL_IN),
  copyOptions: z
    .object({
      resetInstructors: z.boolean().default(COPY_DEFAULTS.resetInstructors),
      resetEnrollment: z.boolean().default(COPY_DEFAULTS.resetEnrollment),
      resetMedia: z.boolean().default(COPY_DEFAULTS.resetMedia),
    })
    .default(COPY_DEFAULTS),
});

/** What the copy dialog asks. */
export const courseCopies = {
  InPersonCourse: runCopy,
  OnlineLiveTraining: runCopy,
  ELearningCourse: runCopy.omit({ newStartDate: true }),
};

/** What several courses of a kind can be given at once. */
export const courseStatuses = {
  InPersonCourse: status,
  OnlineLiveTraining: status,
  ELearningCourse: z.enum(SELF_PACED_STATUSES),
};

/** One saved change: which fields, from what to what. Values are as a person reads them, cut at 200 characters. */
export const historyEntry = z.object({
  at: instantText,
  by: z.string(),
  action: z.string(),
  version: z.number().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type CourseHistoryEntry = z.output<typeof historyEntry>;
