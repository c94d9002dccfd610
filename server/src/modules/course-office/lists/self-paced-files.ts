import { z } from 'zod';
import { selfPacedRow } from '#contracts/course-office/self-paced-lists.ts';
import { sheetOf } from '#server/platform/sheet.ts';

/** A row of the manager's table with what only the file has. */
export const filedSelfPaced = selfPacedRow.extend({
  discipline: z.string(),
  language: z.string(),
  earlyBirdPrice: z.number().nullable(),
  publicUrl: z.string(),
});

const MOMENT = 'yyyy-mm-dd hh:mm';

export const selfPacedSheet = sheetOf<z.output<typeof filedSelfPaced>>([
  { title: 'Code', of: ({ basic }) => basic.courseCode },
  { title: 'Title', width: 40, of: ({ basic }) => basic.title },
  { title: 'Category', of: ({ basic }) => basic.category },
  { title: 'Discipline', of: ({ discipline }) => discipline },
  { title: 'Status', of: ({ basic }) => basic.status },
  { title: 'Language', of: ({ language }) => language },
  { title: 'Price (EUR)', format: '0.00', of: ({ enrollment }) => enrollment.basePrice },
  { title: 'Early bird (EUR)', format: '0.00', of: ({ earlyBirdPrice }) => earlyBirdPrice },
  { title: 'Months of access', of: ({ access }) => access.accessMonths },
  { title: 'Learners', of: ({ enrollment }) => enrollment.currentEnrollment },
  { title: 'Version', of: ({ published }) => published.version },
  { title: 'Published', width: 18, format: MOMENT, of: ({ published }) => published.at },
  { title: 'Modules', of: ({ published }) => published.modules },
  { title: 'Slides', of: ({ published }) => published.slides },
  { title: 'Minutes', of: ({ published }) => published.minutes },
  { title: 'Instructors', width: 40, of: ({ instructorNames }) => instructorNames },
  { title: 'Created', width: 18, format: MOMENT, of: ({ createdAt }) => createdAt },
  { title: 'Updated', width: 18, format: MOMENT, of: ({ updatedAt }) => updatedAt },
  { title: 'Public address', width: 60, of: ({ publicUrl }) => publicUrl },
]);
