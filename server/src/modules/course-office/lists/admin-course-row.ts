import type { z } from 'zod';
import type { adminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { toDecimal } from '#contracts/money.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import type { Ctx } from '#server/calls/context.ts';
import { hasPage, listTeacherNames, momentOf } from '#server/modules/catalogue/index.ts';
import { type AdminCourseHead, listAdminHeads } from './admin-course-list.repository.ts';

const presentRow = (
  course: AdminCourseHead,
  teachers: string[],
  now: Date,
): z.input<typeof adminCourseRow> => ({
  _id: course.id,
  slug: course.slug,
  version: course.version,
  createdAt: course.createdAt.toISOString(),
  basic: {
    courseCode: course.code,
    title: course.title,
    category: course.category,
    status: course.status,
    effectiveStatus: effectiveStatus(momentOf(course, now)),
  },
  schedule: {
    startDate: course.startDate,
    endDate: course.endDate,
    venueTimezone: course.zone,
    timeSlots: { startTime: course.startTime, endTime: course.endTime },
  },
  enrollment: {
    basePrice: toDecimal(course.priceEur),
    seatsAvailable: course.capacity,
    minEnrollment: course.minEnrollment,
    currentEnrollment: course.enrolled,
    seatsTaken: course.taken,
  },
  venue: { name: course.venueName, city: course.city, country: course.country },
  instructorNames: teachers.join(', '),
  metadata: { isTemplate: course.isTemplate, templateName: course.templateName },
});

/** Rows of the manager's table, each with who teaches and what only its file has. */
export const presentRows = async (ctx: Pick<Ctx, 'db' | 'now' | 'ports'>, ids: string[]) => {
  const heads = await listAdminHeads(ctx.db, ids);
  const names = await listTeacherNames(ctx.db, ids);
  return heads.map((course) => ({
    ...presentRow(course, names.get(course.id) ?? [], ctx.now),
    discipline: course.discipline,
    earlyBirdPrice: course.earlyBirdPriceEur === null ? null : toDecimal(course.earlyBirdPriceEur),
    publicUrl: hasPage(course) ? `${ctx.ports.publicUrl}${coursePage(course)}` : '',
  }));
};
