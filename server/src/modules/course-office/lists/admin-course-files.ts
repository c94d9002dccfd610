import { z } from 'zod';
import { adminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { sheetOf } from '#server/platform/sheet.ts';

/** A row of the manager's table with what only the file has. */
export const filedCourse = adminCourseRow.extend({
  discipline: z.string(),
  earlyBirdPrice: z.number().nullable(),
  publicUrl: z.string(),
});

const DAY = 'yyyy-mm-dd';

export const courseSheet = sheetOf<z.output<typeof filedCourse>>([
  { title: 'Code', of: ({ basic }) => basic.courseCode },
  { title: 'Title', width: 40, of: ({ basic }) => basic.title },
  { title: 'Category', of: ({ basic }) => basic.category },
  { title: 'Discipline', of: ({ discipline }) => discipline },
  { title: 'Status', of: ({ basic }) => basic.status },
  { title: 'Status now', of: ({ basic }) => basic.effectiveStatus },
  { title: 'City', of: ({ venue }) => venue.city },
  { title: 'Country', width: 20, of: ({ venue }) => venue.country },
  { title: 'Venue', width: 30, of: ({ venue }) => venue.name },
  { title: 'Start date', format: DAY, of: ({ schedule }) => schedule.startDate },
  { title: 'End date', format: DAY, of: ({ schedule }) => schedule.endDate },
  { title: 'Start time', of: ({ schedule }) => schedule.timeSlots.startTime },
  { title: 'End time', of: ({ schedule }) => schedule.timeSlots.endTime },
  { title: 'Time zone', width: 20, of: ({ schedule }) => schedule.venueTimezone },
  { title: 'Price (EUR)', format: '0.00', of: ({ enrollment }) => enrollment.basePrice },
  { title: 'Early bird (EUR)', format: '0.00', of: ({ earlyBirdPrice }) => earlyBirdPrice },
  { title: 'Seats', of: ({ enrollment }) => enrollment.seatsAvailable },
  { title: 'Minimum', of: ({ enrollment }) => enrollment.minEnrollment },
  { title: 'Enrolled', of: ({ enrollment }) => enrollment.currentEnrollment },
  { title: 'Taken', of: ({ enrollment }) => enrollment.seatsTaken },
  { title: 'Instructors', width: 40, of: ({ instructorNames }) => instructorNames },
  { title: 'Created', width: 18, format: 'yyyy-mm-dd hh:mm', of: ({ createdAt }) => createdAt },
  { title: 'Public address', width: 60, of: ({ publicUrl }) => publicUrl },
]);
