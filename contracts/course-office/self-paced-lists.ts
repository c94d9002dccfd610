import { z } from 'zod';
import { SELF_PACED_STATUSES } from '#domain/courses/course-status.ts';
import { instantText } from '../fields.ts';
import { publication } from './admin-course.ts';
import { SELF_PACED_SORTS, SELF_PACED_VIEWS } from './course-list-options.ts';
import { courseListCall, listedCourse } from './course-lists.ts';

// What the manager of self-paced courses lists: they have no days, places and seats, but versions and learners.

export const selfPacedRow = listedCourse.extend({
  updatedAt: instantText,
  access: z.object({ accessMonths: z.number().nullable() }),
  published: publication,
});
export type SelfPacedRow = z.output<typeof selfPacedRow>;

/** What was changed last comes first. */
const listAdminCourses = courseListCall('ELearningCourse', {
  row: selfPacedRow,
  filter: { status: z.enum(SELF_PACED_STATUSES).optional() },
  sorts: SELF_PACED_SORTS,
  views: SELF_PACED_VIEWS,
  figures: {
    open: z.number(),
    draft: z.number(),
    archived: z.number(),
    /** Who may learn one of them; whoever may learn two counts twice. */
    learners: z.number(),
  },
  besides: {},
});

export const selfPacedListCalls = { listAdminCourses };
