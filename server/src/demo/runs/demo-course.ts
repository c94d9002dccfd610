import { addDays, type LocalDate } from '#domain/time/local-date.ts';
import type { NewCourse } from '../../modules/catalogue/index.ts';
import { workingStart } from './working-start.ts';

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

/** The office has announced no course later than so, for people have booked since. */
const SINCE_BOOKED = 105;

/**
 * How many days ago a course was written down, `place` being its place among the samples: some four to seven months
 * before it starts, each on a day of its own.
 */
export const announcedDaysAgo = ({ startsIn }: Pick<DemoCourse, 'startsIn'>, place: number): number => {
  const notice = 120 + ((place * 37) % 90);
  return Math.max(notice - (startsIn ?? 0), SINCE_BOOKED + ((place * 23) % 140));
};

export type Named = {
  today: LocalDate;
  /** By slug. */
  instructorIds: ReadonlyMap<string, string>;
  /** By name. */
  bodyIds: ReadonlyMap<string, string>;
};

/** Who certifies, where it is one of the bodies. */
export const certified = (
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

/** What is taught on all days together, the meals left out. */
export const taughtHours = ({ schedule, lastsDays }: Pick<DemoCourse, 'schedule' | 'lastsDays'>): number => {
  const taught = (schedule?.agenda ?? []).filter(({ title }) => title !== 'Lunch');
  return (lastsDays * taught.reduce((sum, { minutes = 0 }) => sum + minutes, 0)) / 60;
};

/** Who teaches, and where one asks about it. */
export const teachersOf = (
  teachers: DemoCourse['teachers'],
  instructorIds: Named['instructorIds'],
): Pick<NewCourse, 'instructors' | 'contact'> => ({
  instructors: teachers.map(({ slug, role }) => ({ instructorId: instructorIds.get(slug) ?? '', role })),
  contact: CONTACT,
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
  const startDate =
    firstStartsIn === null ? null : workingStart({ today, startsIn: firstStartsIn, lastsDays });
  return {
    minEnrollment: 1,
    ...course,
    startDate,
    endDate: startDate && addDays(startDate, lastsDays - 1),
    deadline:
      startDate && closesDaysBefore !== undefined
        ? { date: addDays(startDate, -closesDaysBefore), time: '18:00' }
        : null,
    schedule: { ...course.schedule, totalHours: taughtHours({ lastsDays, ...course }) },
    certification: certified(course.certification, bodyIds),
    ...teachersOf(teachers, instructorIds),
  };
};
