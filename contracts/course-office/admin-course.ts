import { z } from 'zod';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { COPY_DEFAULTS } from '../courses/course-options.ts';
import { instantText, storable } from '../fields.ts';
import { type CourseForm, courseSections, wholeForm } from './course-form.ts';
import { courseIssues } from './course-rules.ts';
import { basicShape } from './sections/basic.ts';
import { metadataShape } from './sections/contact.ts';
import { enrollmentShape } from './sections/enrollment.ts';
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

const checked = <Body extends z.ZodObject>(kind: RunKind, body: Body): Body =>
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
};
export type CourseBody = z.output<(typeof courseBodies)[RunKind]>;

/** The stored course that it is an edit of; null for a new one. */
const editOf = { id: z.uuid('Course not found').nullable().default(null) };

const understood = <Body extends z.ZodObject>(kind: RunKind, body: Body): Body =>
  body.superRefine((given, ctx) => {
    const course = given as unknown as CourseToPreview;
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
};
export type CourseToPreview = z.output<(typeof coursesToPreview)[RunKind]>;

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
  enrollment: z.object({
    ...enrollmentShape,
    currentEnrollment: z.number(),
    /** Enrolled, held and offered. */
    seatsTaken: z.number(),
  }),
  metadata: z.object({ ...metadataShape, createdBy: z.string(), lastModifiedBy: z.string() }),
  cancellation: z.object({ reason: z.string(), at: instantText, by: z.string() }).nullable(),
};

/** A course of a kind as the back office reads it: what it was sent as, and what only the server says. */
export const adminCourses = {
  InPersonCourse: z.object({
    ...courseSections.InPersonCourse,
    ...told,
    venue: z.object({ ...venueShape, timezone: z.string() }),
  }),
  OnlineLiveTraining: z.object({
    ...courseSections.OnlineLiveTraining,
    ...told,
    schedule: z.object(scheduleShape),
  }),
};
export type AdminCourse = z.output<(typeof adminCourses)[RunKind]>;
/** With what of it another kind would have. */
export type WholeAdminCourse = CourseForm &
  z.output<z.ZodObject<typeof told>> & { venue: { timezone: string } };

const FILL_IN = 'Please fill in all required fields';
const needed = (max: number) =>
  z.string({ error: FILL_IN }).trim().min(1, FILL_IN).max(max, FILL_IN).refine(storable, FILL_IN);

/** What the copy dialog asks. */
export const courseCopy = z.object({
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

/** One saved change: which fields, from what to what. Values are as a person reads them, cut at 200 characters. */
export const historyEntry = z.object({
  at: instantText,
  by: z.string(),
  action: z.string(),
  version: z.number().nullable(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type CourseHistoryEntry = z.output<typeof historyEntry>;
