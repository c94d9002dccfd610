import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import type { NewCourse } from '../../modules/catalogue/index.ts';

/** A course as the samples describe it: its days count from the day on which they are loaded. */
export type DemoCourse = Omit<NewCourse, 'startDate' | 'endDate' | 'deadline' | 'instructors' | 'contact'> & {
  /** Null: no date yet. */
  startsIn: number | null;
  lastsDays: number;
  /** Where one can enrol no longer than until so many days before the start. */
  closesDaysBefore?: number;
  /** Where it was to start before it was postponed; what is sold until then is sold for that day. */
  firstStartsIn?: number | null;
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
  registrationUrl: '',
  supportHours: '9 AM - 6 PM (Monday-Friday)',
};

type Named = {
  today: LocalDate;
  /** By slug. */
  instructorIds: ReadonlyMap<string, string>;
  /** By name. */
  bodyIds: ReadonlyMap<string, string>;
};

/** Who certifies, where it is one of the bodies. */
const certified = (
  certification: DemoCourse['certification'] = {},
  bodyIds: Named['bodyIds'],
): NewCourse['certification'] => ({
  ...certification,
  issuingAuthorityId: bodyIds.get(certification.issuingAuthority ?? '') ?? null,
  certificationBodies: certification.certificationBodies?.map((body) => ({
    ...body,
    bodyId: bodyIds.get(body.name ?? '') ?? null,
  })),
});

export const datedCourse = (
  {
    startsIn,
    firstStartsIn = startsIn,
    lastsDays,
    closesDaysBefore,
    laterStatus: _,
    formerSlug: __,
    teachers,
    ...course
  }: DemoCourse,
  { today, instructorIds, bodyIds }: Named,
): NewCourse => {
  const startDate = firstStartsIn === null ? null : addDays(today, firstStartsIn);
  return {
    minEnrollment: 1,
    ...course,
    startDate,
    endDate: startDate && addDays(startDate, lastsDays - 1),
    deadline:
      startDate && closesDaysBefore !== undefined
        ? { date: addDays(startDate, -closesDaysBefore), time: '18:00' }
        : null,
    contact: CONTACT,
    // A point of the samples stands for an hour of teaching.
    schedule: { ...course.schedule, totalHours: course.certification?.cpdPoints ?? 8 },
    certification: certified(course.certification, bodyIds),
    instructors: teachers.map(({ slug, role }) => ({ instructorId: instructorIds.get(slug) ?? '', role })),
  };
};
