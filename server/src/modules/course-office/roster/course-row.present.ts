import type { z } from 'zod';
import type { adminListCourses } from '#contracts/orders/admin-orders.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import { momentOf, type Run } from '#server/modules/catalogue/index.ts';

type CourseRow = z.input<(typeof adminListCourses)['response']>['courses'][number];

export const presentCourseRow = (course: Run, now: Date): CourseRow => ({
  _id: course.id,
  slug: course.slug,
  code: course.code,
  title: course.title,
  status: course.status,
  effectiveStatus: effectiveStatus(momentOf(course, now)),
  kind: course.kind,
  city: course.city,
  startDate: course.startDate,
  endDate: course.endDate,
  capacity: course.capacity,
  taken: course.taken,
  enrolled: course.enrolled,
});
