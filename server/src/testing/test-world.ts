import { eq } from 'drizzle-orm';
import { eur } from '#domain/money/money.ts';
import { addDays, type LocalDate, localDate } from '#domain/time/local-date.ts';
import { promoCodes, selfPacedCourses, users } from '#server/db/schema/index.ts';
import { type Db, transact } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import {
  type CourseChanges,
  changeCourse,
  createCourse,
  createSelfPacedCourse,
  getCourse,
  type InPersonCourse,
  type NewCourse,
  type NewSelfPacedCourse,
  type SelfPacedCourse,
} from '../modules/catalogue/index.ts';
import { preparePassword, type User } from '../modules/identity/index.ts';
import { findPromo, type Promo } from '../modules/promotions/index.ts';
import { addInstructor, type NewInstructor } from '../modules/teaching/index.ts';

let made = 0;
const next = () => {
  made += 1;
  return made;
};

// Readable, cheap to try, and the hash of no password.
const HASH_OF_NOTHING = `scrypt$10$8$1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

type Person = Partial<typeof users.$inferInsert> & { password?: string };

/** Somebody with a verified address, whom no password lets in unless one is given. */
export const addUser = async (db: Db, { password, ...overrides }: Person = {}): Promise<User> => {
  const number = next();
  const at = new Date();
  const [user] = await db
    .insert(users)
    .values({
      id: uuidv7(),
      email: `person-${number}@example.com`,
      emailVerifiedAt: at,
      passwordHash: password ? (await preparePassword(password)).hash : HASH_OF_NOTHING,
      role: 'learner',
      firstName: 'Sample',
      lastName: `Person ${number}`,
      phoneNumber: '+971 4 000 0000',
      profession: 'Dermatologist',
      address: '1 Sample Street',
      city: 'Dubai',
      country: 'United Arab Emirates',
      createdAt: at,
      updatedAt: at,
      ...overrides,
    })
    .returning();
  if (!user) throw new Error('an insert returned no row');
  return user;
};

type Teacher = Partial<NewInstructor> & Pick<NewInstructor, 'slug' | 'firstName' | 'lastName'>;

/** Somebody who teaches, of whom little else is known; their id. */
export const addTeacher = (db: Db, person: Teacher): Promise<string> => {
  const nothing = { credentials: [], bio: '', specialties: [], yearsOfExperience: 1 };
  const nowhere = { photoUrl: '', linkedin: '', website: '', city: '' };
  return transact(db, (tx) => addInstructor({ db: tx }, { ...nothing, ...nowhere, ...person }));
};

export type CourseOverrides = Omit<
  Partial<NewCourse>,
  'priceEur' | 'earlyBirdPriceEur' | 'startDate' | 'endDate'
> & {
  /** Cents. */
  priceEur?: number;
  earlyBirdPriceEur?: number | null;
  startDate?: string | null;
  endDate?: string | null;
};

const dayOrNone = (day: string | null): LocalDate | null => (day === null ? null : localDate(day));

/**
 * An open course of two days in Dubai, with 20 seats at €1,450.00 and no early bird. It starts in 90 days unless
 * a `startDate` is given, so that tests with a clock of their own give one.
 */
export const addCourse = async (db: Db, overrides: CourseOverrides = {}): Promise<InPersonCourse> => {
  const number = next();
  const now = new Date();
  const { priceEur = 145_000, earlyBirdPriceEur = null, startDate, endDate, ...rest } = overrides;
  const start =
    startDate === undefined ? addDays(localDate(now.toISOString().slice(0, 10)), 90) : dayOrNone(startDate);
  const end = endDate === undefined ? start && addDays(start, 1) : dayOrNone(endDate);
  const course: NewCourse = {
    series: { slug: `sample-series-${number}`, title: `Sample course ${number}`, discipline: 'injectables' },
    slug: `sample-course-${number}`,
    code: `SMP-${number}`,
    status: 'open',
    title: `Sample course ${number}`,
    city: 'Dubai',
    country: 'United Arab Emirates',
    zone: 'Asia/Dubai',
    startDate: start,
    endDate: end,
    startTime: '09:00',
    endTime: '17:00',
    deadline: null,
    earlyBirdDays: null,
    priceEur: eur(priceEur),
    earlyBirdPriceEur: earlyBirdPriceEur === null ? null : eur(earlyBirdPriceEur),
    capacity: 20,
    ...rest,
  };
  return transact(db, (tx) => createCourse({ db: tx, now }, course));
};

export type SelfPacedOverrides = Omit<Partial<NewSelfPacedCourse>, 'priceEur'> & {
  /** Cents. */
  priceEur?: number;
  /** Whether there is anything to learn yet. */
  isPublished?: boolean;
};

/** A self-paced course on offer at €140.00, for life. Nothing is in it but the figures of a version. */
export const addSelfPaced = async (
  db: Db,
  { priceEur = 14_000, isPublished = true, ...overrides }: SelfPacedOverrides = {},
): Promise<SelfPacedCourse> => {
  const number = next();
  const title = `Self-paced course ${number}`;
  const course: NewSelfPacedCourse = {
    series: { slug: `self-paced-series-${number}`, title, discipline: 'injectables' },
    slug: `self-paced-course-${number}`,
    code: `EL-${number}`,
    status: 'open',
    title,
    priceEur: eur(priceEur),
    earlyBirdPriceEur: null,
    accessMonths: null,
    ...overrides,
  };
  const { id } = await transact(db, (tx) => createSelfPacedCourse({ db: tx, now: new Date() }, course));
  const version = { publishedVersion: 1, publishedAt: new Date(), modules: 2, slides: 4, seconds: 600 };
  if (isPublished) await db.update(selfPacedCourses).set(version).where(eq(selfPacedCourses.courseId, id));
  return getCourse(db, id, 'ELearningCourse');
};

/** Makes a course what nobody says that it is, such as one that began yesterday. */
export const setCourse = (db: Db, id: string, changes: CourseChanges): Promise<void> =>
  transact(db, (tx) => changeCourse(tx, id, changes));

/** An active code of 10 % without limits. */
export const addPromo = async (
  db: Db,
  overrides: Partial<typeof promoCodes.$inferInsert> = {},
): Promise<Promo> => {
  const at = new Date();
  const values = {
    id: uuidv7(),
    code: `SAMPLE${next()}`,
    kind: 'percent' as const,
    percentBp: overrides.kind === 'amount' ? null : 1_000,
    createdAt: at,
    updatedAt: at,
    ...overrides,
  };
  await db.insert(promoCodes).values(values);
  const promo = await findPromo(db, values.code);
  if (!promo) throw new Error(`a sample code must be in upper case: ${values.code}`);
  return promo;
};
