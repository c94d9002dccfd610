import type { CourseForm } from '#contracts/course-office/course-form.ts';
import { withoutMarks } from '#domain/courses/course-code.ts';

/** Lower-case words of an address with hyphens between them; '' where no letter of it has an address. */
export const slugOf = (...words: string[]): string =>
  withoutMarks(words.join(' '))
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '');

type Named = { title: string; city?: string; startDate?: string | null };

/** What the address of a course is made of: what and, of a run, where and in which year. */
export const slugStem = ({ title, city = '', startDate }: Named): string =>
  slugOf(title, city, startDate?.slice(0, 4) ?? '') || 'course';

export const stemOf = ({ basic, venue, schedule }: CourseForm): string =>
  slugStem({ title: basic.title, city: venue.city, startDate: schedule.startDate });
