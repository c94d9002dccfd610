import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type CertificationBody, teachingEndpoints as calls } from '#contracts/course-office/teaching.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { untilSomebodyWaits } from '#server/testing/held-transaction.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addUser } from '#server/testing/test-world.ts';
import { teachingBindings } from './teaching.routes.ts';

const database = given(freshDatabase);
const academy = given(() => testCalls(teachingBindings, { db: database.db }));
const admin = given(() => addUser(database.db, { role: 'admin' }));

const blank = { shortName: '', description: '', website: '', logoUrl: '', country: '' };
const create = (name: string) => academy.call(calls.createCertificationBody, { ...blank, name }, admin);
const created = async (name: string) => {
  const { answer } = await create(name);
  return answer.certificationBody as CertificationBody;
};
const listed = async () => {
  const { answer } = await academy.call(calls.listCertificationBodies, {}, admin);
  return answer.certificationBodies as CertificationBody[];
};

test('bodies are listed by name, with the courses that name them once or twice', async () => {
  const { _id: issuer } = await created('Board of Samples');
  const { _id: coIssuer } = await created('Academy of Samples');
  const partners = [issuer, coIssuer].map((bodyId) => ({ bodyId, name: '', role: 'co-issuer' }));
  await addCourse(database.db, {
    status: 'draft',
    certification: { enabled: true, issuingAuthorityId: issuer, certificationBodies: partners },
  });
  await addCourse(database.db, { certification: { enabled: true, issuingAuthorityId: issuer } });
  expect((await listed()).map(({ name, courses }) => [name, courses])).toEqual([
    ['Academy of Samples', 1],
    ['Board of Samples', 2],
  ]);
  const refused = await academy.call(calls.deleteCertificationBody, { id: coIssuer }, admin);
  expect([refused.status, refused.answer.message]).toEqual([
    409,
    'Academy of Samples is named by 1 course and cannot be deleted',
  ]);
});

test('a name is taken in any case', async () => {
  await created('Once');
  const { _id: id } = await created('Another');
  const tried = [
    await create('ONCE'),
    await academy.call(calls.updateCertificationBody, { ...blank, id, name: 'once' }, admin),
  ];
  const issues = [{ field: 'name', message: 'A certification body of this name exists already' }];
  for (const { status, answer } of tried) expect([status, answer.issues]).toEqual([400, issues]);
});

test('a body is changed and deleted, and both are on record', async () => {
  const { _id: id } = await created('Former name');
  const facts = { ...blank, name: 'Name of today', website: 'https://example.com', country: 'Malta' };
  const { answer } = await academy.call(calls.updateCertificationBody, { id, ...facts }, admin);
  expect(answer.certificationBody).toMatchObject({ _id: id, ...facts, courses: 0 });
  await academy.call(calls.deleteCertificationBody, { id }, admin);
  expect((await listed()).map(({ name }) => name)).not.toContain('Name of today');
  const again = await academy.call(calls.updateCertificationBody, { id, ...facts }, admin);
  expect(again.status).toBe(404);
  const entries = await database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.objectId, id))
    .orderBy(auditEntries.id);
  expect(entries).toMatchObject([
    { action: 'certification-body.created', after: { name: 'Former name' } },
    {
      action: 'certification-body.changed',
      before: { name: 'Former name' },
      after: { name: 'Name of today' },
    },
    { action: 'certification-body.deleted', before: { name: 'Name of today' } },
  ]);
});

test('a body that a course is just naming waits to be deleted, and then stays', async () => {
  const { _id: id } = await created('Board in a race');
  const certification = { enabled: true, issuingAuthorityId: id };
  const deleting = await academy.ctx(async ({ db }) => {
    // As whoever saves a course that names it.
    await db.execute(sql`select 1 from certification_bodies where id = ${id} for key share`);
    const begun = academy.call(calls.deleteCertificationBody, { id }, admin);
    await untilSomebodyWaits(database.pool);
    await addCourse(database.db, { certification });
    // Within an object, or it would be awaited before the transaction ends.
    return { begun };
  });
  expect((await deleting.begun).status).toBe(409);
});
