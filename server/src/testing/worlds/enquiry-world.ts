import { eq } from 'drizzle-orm';
import type { RequestOf } from '#contracts/endpoint.ts';
import { adminEnquiryEndpoints, type EnquiryDetail } from '#contracts/enquiries/admin-enquiries.ts';
import { enquiryEndpoints as calls, type createEnquiry } from '#contracts/enquiries/enquiries.ts';
import { auditEntries, enquiries, enquiryEntries } from '#server/db/schema/index.ts';
import { enquiryBindings } from '#server/modules/enquiries/enquiries.routes.ts';
import { identityBindings } from '#server/modules/identity/identity.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { User } from '../../modules/identity/index.ts';
import { testCalls } from '../test-calls.ts';
import { addUser } from '../test-world.ts';

type Question = RequestOf<typeof createEnquiry>;

let made = 0;

/** What somebody new writes who fills in what must be filled in. */
export const sampleEnquiry = (changes: Partial<Question> = {}): Question => {
  made += 1;
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    email: `enquirer-${made}@example.com`,
    phone: '+49 30 1234567',
    country: 'Germany',
    professionalRole: 'doctor',
    message: `Is a license needed for this course? (${made})`,
    ...changes,
  };
};

/** People who ask, and may log in afterwards. */
export const askingBindings = [...identityBindings, ...enquiryBindings];

/** A back office of two, with a clock to set. */
export const createEnquiryWorld = async (db: Db) => {
  const clock = { now: new Date('2026-11-20T10:00:00Z') };
  const academy = testCalls(enquiryBindings, { db, now: () => clock.now });
  const grace = await addUser(db, { role: 'staff', firstName: 'Grace', lastName: 'Hopper' });
  const alan = await addUser(db, { role: 'admin', firstName: 'Alan', lastName: 'Turing' });

  /** An enquiry arrives; its id. */
  const arrive = async (changes: Partial<Question> = {}, by?: User): Promise<string> => {
    const question = sampleEnquiry(changes);
    await academy.call(calls.createEnquiry, question, by);
    const rows = db.select({ id: enquiries.id }).from(enquiries);
    const [row] = await rows.where(eq(enquiries.email, question.email));
    return row?.id ?? '';
  };
  const detail = async (enquiryId: string) =>
    (await academy.call(adminEnquiryEndpoints.adminGetEnquiry, { enquiryId }, grace)).answer
      .enquiry as EnquiryDetail;
  const auditOf = (objectId: string) =>
    db.select().from(auditEntries).where(eq(auditEntries.objectId, objectId)).orderBy(auditEntries.id);
  const forget = async () => {
    await db.delete(enquiryEntries);
    await db.delete(enquiries);
    academy.jobs.length = 0;
  };
  return { academy, clock, grace, alan, arrive, detail, auditOf, forget };
};
