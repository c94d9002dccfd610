import { and, desc, eq, gt, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { enquiryDetail } from '#contracts/enquiries/admin-enquiries.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import type { Page } from '#server/calls/page.ts';
import { courses, enquiries, users } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { typedWords } from '#server/platform/db/words.ts';
import type { CourseReferrer } from '../catalogue/index.ts';
import type { StaffMember } from './staff.repository.ts';

const detailsShape = enquiryDetail.pick({
  medicalSpecialty: true,
  experienceLevel: true,
  yearsOfExperience: true,
  preferredContactMethod: true,
  preferredContactTime: true,
  questionsAbout: true,
});

type Row = typeof enquiries.$inferSelect;
export type EnquiryStatus = Row['status'];
export type Enquiry = Omit<Row, 'details' | 'professionalRole'> & {
  professionalRole: z.infer<typeof enquiryDetail.shape.professionalRole>;
  details: z.infer<typeof detailsShape>;
};
/** An enquiry with the names of what it refers to. */
export type NamedEnquiry = {
  enquiry: Enquiry;
  course: { kind: CourseKind; slug: string; title: string; code: string } | null;
  assignee: StaffMember | null;
};

export type EnquiryFilter = { status?: EnquiryStatus; assignee?: { id: string } | 'nobody'; q?: string };

export const insertEnquiry = (db: Tx, enquiry: Enquiry) => db.insert(enquiries).values(enquiry);

export const updateEnquiry = (
  db: Tx,
  id: string,
  set: Partial<Pick<Row, 'status' | 'assigneeId' | 'answeredAt'>>,
) => db.update(enquiries).set(set).where(eq(enquiries.id, id));

/** Held until the transaction ends: who sends the same text twice at once is served one after the other. */
export const lockSender = (db: Tx, email: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`enquiry of ${email}`}, 0))`);

export const hasEnquirySince = async (
  db: Tx,
  { email, courseId, message }: Pick<Enquiry, 'email' | 'courseId' | 'message'>,
  since: Date,
): Promise<boolean> => {
  const sameCourse = courseId === null ? isNull(enquiries.courseId) : eq(enquiries.courseId, courseId);
  const same = and(eq(enquiries.email, email), sameCourse, eq(enquiries.message, message));
  return (await db.$count(enquiries, and(same, gt(enquiries.createdAt, since)))) > 0;
};

export const lockEnquiry = async (db: Tx, id: string): Promise<Enquiry | null> => {
  const [row] = await db.select().from(enquiries).where(eq(enquiries.id, id)).for('no key update');
  return row ? toEnquiry(row) : null;
};

export const findEnquiry = async (db: Tx | Db, id: string): Promise<NamedEnquiry | null> => {
  const [row] = await selectNamed(db).where(eq(enquiries.id, id));
  return row ? { ...row, enquiry: toEnquiry(row.enquiry) } : null;
};

/** Newest first. */
export const listEnquiries = async (
  db: Tx | Db,
  { status, assignee, q }: EnquiryFilter,
  { before, limit }: Page,
): Promise<NamedEnquiry[]> => {
  const rows = await selectNamed(db)
    .where(
      and(
        status && eq(enquiries.status, status),
        assignee &&
          (assignee === 'nobody' ? isNull(enquiries.assigneeId) : eq(enquiries.assigneeId, assignee.id)),
        ...typedWords(q ?? '').map(saying),
        before ? lt(enquiries.id, before) : undefined,
      ),
    )
    .orderBy(desc(enquiries.id))
    .limit(limit);
  return rows.map((row) => ({ ...row, enquiry: toEnquiry(row.enquiry) }));
};

/** How many nobody has taken up yet. */
export const countNew = (db: Tx | Db): Promise<number> => db.$count(enquiries, eq(enquiries.status, 'new'));

/** How many there are of each, also of those that there are none of. */
export const countByStatus = async (db: Tx | Db): Promise<Record<EnquiryStatus, number>> => {
  const rows = await db
    .select({ status: enquiries.status, count: sql<number>`count(*)::int` })
    .from(enquiries)
    .groupBy(enquiries.status);
  const counts = { new: 0, open: 0, answered: 0, closed: 0, spam: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
};

const selectNamed = (db: Tx | Db) =>
  db
    .select({
      enquiry: enquiries,
      course: { kind: courses.kind, slug: courses.slug, title: courses.title, code: courses.code },
      assignee: { id: users.id, firstName: users.firstName, lastName: users.lastName },
    })
    .from(enquiries)
    .leftJoin(courses, eq(courses.id, enquiries.courseId))
    .leftJoin(users, eq(users.id, enquiries.assigneeId))
    .$dynamic();

const saying = (word: string): SQL | undefined => {
  const name = sql`${enquiries.firstName} || ' ' || ${enquiries.lastName}`;
  const contains = (part: SQL | typeof enquiries.email) =>
    sql`strpos(lower(${part}), ${word.toLowerCase()}) > 0`;
  return or(contains(name), contains(enquiries.email), contains(sql`${enquiries.message}`));
};

const toEnquiry = (row: Row): Enquiry => ({
  ...row,
  professionalRole: enquiryDetail.shape.professionalRole.parse(row.professionalRole),
  details: detailsShape.parse(row.details),
});

export const enquiriesOfCourse: CourseReferrer = {
  one: 'enquiry',
  many: 'enquiries',
  count: (db, courseId) => db.$count(enquiries, eq(enquiries.courseId, courseId)),
};

/** With whatever question they asked for news. */
export const withdrawNews = (db: Tx, userId: string) =>
  db.update(enquiries).set({ acceptsMarketing: false }).where(eq(enquiries.userId, userId));
