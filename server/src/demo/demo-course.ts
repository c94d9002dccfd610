import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import type { NewCourse } from '#server/modules/catalogue/index.ts';

/** A course as the samples describe it: its days count from the day on which they are loaded. */
export type DemoCourse = Omit<NewCourse, 'startDate' | 'endDate' | 'deadline' | 'instructors' | 'contact'> & {
  /** Null: no date yet. */
  startsIn: number | null;
  lastsDays: number;
  /** Where one can enrol no longer than until so many days before the start. */
  closesDaysBefore?: number;
  /** What staff chose when it was sold or over. */
  laterStatus?: NewCourse['status'];
  /** The slug it was announced under; old links lead on. */
  formerSlug?: string;
  /** Slugs of instructors, the lead first. */
  teachers: readonly { slug: string; role: string }[];
};

const CONTACT = {
  whatsapp: '+971 50 555 0100',
  phone: '+971 4 555 0100',
  email: 'hello@aurea-academy.example',
};

export const datedCourse = (
  { startsIn, lastsDays, closesDaysBefore, laterStatus: _, formerSlug: __, teachers, ...course }: DemoCourse,
  { today, instructorIds }: { today: LocalDate; instructorIds: ReadonlyMap<string, string> },
): NewCourse => {
  const startDate = startsIn === null ? null : addDays(today, startsIn);
  return {
    ...course,
    startDate,
    endDate: startDate && addDays(startDate, lastsDays - 1),
    deadline:
      startDate && closesDaysBefore !== undefined
        ? { date: addDays(startDate, -closesDaysBefore), time: '18:00' }
        : null,
    contact: CONTACT,
    instructors: teachers.map(({ slug, role }) => ({ instructorId: instructorIds.get(slug) ?? '', role })),
  };
};
