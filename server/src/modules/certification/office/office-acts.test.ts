import { describe, expect, test } from 'vitest';
import { adminCertificateEndpoints as calls } from '#contracts/certificates/admin-certificates.ts';
import { certificateEndpoints } from '#contracts/certificates/certificates.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCertificatesWorld } from '#server/testing/worlds/certificates-world.ts';

const database = given(freshDatabase);
const world = given(() => createCertificatesWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const BY_HAND = { features: { digitalBadge: false, qrVerification: true, autoGenerate: false } };
const heldBackOf = async (course: string) => {
  const { answer } = await world.call(calls.adminListHeldBack, { course }, staff);
  return calls.adminListHeldBack.response.parse(answer).people;
};
const listed = async (q: string) => {
  const { answer } = await world.call(calls.adminListCertificates, { q }, staff);
  return calls.adminListCertificates.response.parse(answer).certificates;
};

describe('the list of who has no certificate', () => {
  test('says who is due one, and of everybody else what is missing', async () => {
    const course = await world.course(BY_HAND, []);
    const ready = await world.learner(course);
    await world.completeSlides(course, ready);
    await world.learner(course);
    expect(await heldBackOf(course.code)).toMatchObject([
      { email: ready.email, isDue: true },
      {
        isDue: false,
        findings: [
          { rule: 'slides', isMet: false },
          { rule: 'payment', isMet: true },
        ],
      },
    ]);
  });

  test('issues to who is due, and to nobody else without a reason', async () => {
    const course = await world.course(BY_HAND, []);
    const ready = await world.learner(course);
    await world.completeSlides(course, ready);
    const late = await world.learner(course);
    const enrolmentIds = (await heldBackOf(course.code)).map((one) => one.enrolmentId);
    const issue = async (reason = '') =>
      (await world.call(calls.issueCertificates, { enrolmentIds, reason }, staff)).answer;
    expect(await issue()).toMatchObject({ issued: 1, heldBack: 1 });
    expect(await world.certificatesOf(late)).toEqual([]);
    expect(await issue('He was there, the list was lost')).toMatchObject({ issued: 1 });
    expect(await world.certificatesOf(late)).toHaveLength(1);
    expect(await world.certificatesOf(ready)).toHaveLength(1);
    expect(await issue('Once more')).toMatchObject({ issued: 0 });
  });

  test('issues to nobody whose name no paper can show, unless staff give one that it can', async () => {
    const course = await world.course(BY_HAND, []);
    const user = await world.learner(course);
    await world.renamed(user, '張 三');
    await world.completeSlides(course, user);
    const other = await world.learner(course);
    const held = await heldBackOf(course.code);
    const one = held.find(({ email }) => email === user.email);
    expect(one).toMatchObject({ isDue: false, findings: [{}, {}, { rule: 'name', subject: '張 三' }] });
    const issue = (asked: { reason?: string; name?: string }, enrolmentIds = [one?.enrolmentId ?? '']) =>
      world.call(calls.issueCertificates, { enrolmentIds, ...asked }, staff);
    const both = held.map(({ enrolmentId }) => enrolmentId);
    expect((await issue({})).answer).toMatchObject({ issued: 0 });
    for (const [asked, ids] of [
      [{ reason: 'Why not' }],
      [{ reason: 'Why not' }, both],
      [{ reason: 'Why not', name: 'شर्मा' }],
      [{ reason: 'Why not', name: 'Zhang San' }, both],
    ] as const)
      expect((await issue(asked, ids && [...ids])).answer.issues).toMatchObject([{ field: 'name' }]);
    expect((await issue({ name: 'Zhang San' })).answer.issues).toMatchObject([{ field: 'reason' }]);
    expect(await world.certificatesOf(user)).toEqual([]);
    expect((await issue({ reason: 'As in her passport', name: 'Zhang San' })).answer).toMatchObject({
      issued: 1,
    });
    expect(await world.certificatesOf(user)).toMatchObject([{ says: { name: 'Zhang San' } }]);
    expect(await world.certificatesOf(other)).toEqual([]);
  });

  test('refuses as a whole when somebody has left the course meanwhile', async () => {
    const course = await world.course(BY_HAND, []);
    await world.learner(course);
    const [{ enrolmentId } = { enrolmentId: '' }] = await heldBackOf(course.code);
    await world.end(enrolmentId);
    const { status } = await world.call(
      calls.issueCertificates,
      { enrolmentIds: [enrolmentId], reason: 'Why not' },
      staff,
    );
    expect(status).toBe(409);
  });
});

describe('a corrected name', () => {
  test('gets a number of its own, and the one before leads to it', async () => {
    const { user, number } = await world.certified();
    const asked = { number, name: 'Dr Amira Farouk', reason: 'Misspelt' };
    const { answer } = await world.call(calls.reissueCertificate, asked, staff);
    const next = calls.reissueCertificate.response.parse(answer).certificate.number;
    expect((await world.verify(number)).certificate).toMatchObject({ state: 'superseded', replacedBy: next });
    expect((await world.verify(next)).certificate).toMatchObject({
      state: 'valid',
      says: { name: 'Dr Amira Farouk' },
    });
    expect(await world.certificatesOf(user)).toHaveLength(2);
    expect((await world.call(calls.reissueCertificate, asked, staff)).status).toBe(409);
  });

  test('with letters that no paper can show is refused, and they are named', async () => {
    const { number } = await world.certified();
    const asked = { number, name: 'अमीरा Farouk', reason: 'Misspelt' };
    const { status, answer } = await world.call(calls.reissueCertificate, asked, staff);
    expect(status).toBe(400);
    expect(answer.message).toMatch(/^These letters cannot be printed: /);
  });

  test('is given once, also when two press at once', async () => {
    const { number } = await world.certified();
    const asked = { number, name: 'Another', reason: 'Misspelt' };
    const statuses = await Promise.all(
      [1, 2, 3].map(async () => (await world.call(calls.reissueCertificate, asked, staff)).status),
    );
    expect(statuses.toSorted()).toEqual([200, 409, 409]);
  });
});

describe('revoking', () => {
  test('needs a reason, takes many at once or none, and keeps the first reason', async () => {
    const [one, two] = [await world.certified(), await world.certified()];
    const revoke = (numbers: string[], reason: string) =>
      world.call(calls.revokeCertificates, { numbers, reason }, staff);
    expect((await revoke([one.number], ' ')).status).toBe(400);
    expect((await revoke([one.number, 'AUR-0000-0000-0000'], 'Fraud')).status).toBe(404);
    expect((await world.verify(one.number)).certificate?.state).toBe('valid');
    expect((await revoke([one.number, two.number], 'Fraud')).answer).toMatchObject({ revoked: 2 });
    expect((await revoke([one.number], 'Another')).answer).toMatchObject({ revoked: 0 });
    expect((await world.verify(one.number)).certificate?.revoked?.reason).toBe('Fraud');
  });

  test('is final: nothing is issued by itself in its place, and by hand only with a reason', async () => {
    const { course, user, number } = await world.certified();
    await world.call(calls.revokeCertificates, { numbers: [number], reason: 'Fraud' }, staff);
    const [held] = await heldBackOf(course.code);
    const enrolmentIds = [held?.enrolmentId ?? ''];
    const issue = async (reason: string) =>
      (await world.call(calls.issueCertificates, { enrolmentIds, reason }, staff)).answer;
    expect(await issue('')).toMatchObject({ issued: 0 });
    expect(await issue('It was no fraud')).toMatchObject({ issued: 1 });
    expect((await world.verify(number)).certificate).toMatchObject({
      state: 'revoked',
      replacedBy: expect.any(String),
    });
    expect((await world.certificatesOf(user)).map(({ state }) => state).toSorted()).toEqual([
      'revoked',
      'valid',
    ]);
  });
});

describe('the list of certificates', () => {
  test('is searched by number, name, address and course', async () => {
    const { user, course, number } = await world.certified();
    for (const q of [
      number,
      number.toLowerCase().replaceAll('-', ' '),
      user.email,
      course.code,
      user.lastName,
    ])
      expect((await listed(q)).map((one) => one.number)).toContain(number);
    expect(await listed('nobody-of-this-name')).toEqual([]);
  });
});

describe('a list of certificates of before', () => {
  const HEAD = 'number,name,email,course,code,issued,expires,hours,points,body';
  const take = (rows: string[]) =>
    world.call(calls.importCertificates, { csv: [HEAD, ...rows].join('\n') }, staff);

  test('is taken over once, and belongs to who has confirmed its address', async () => {
    const holder = await addUser(database.db);
    const rows = [
      `AA-1,"Farouk, Amira",${holder.email},Botox Foundation,BTX-1,2019-05-31,2027-05-30,16,12.5,Dubai Health Authority`,
      'AA-2,د. أميرة فاروق,,Botox Foundation,BTX-1,2019-05-31,,,,',
    ];
    expect((await take(rows)).answer).toMatchObject({ imported: 2, known: 0 });
    expect((await take(rows)).answer).toMatchObject({ imported: 0, known: 2 });
    const [own] = await world.certificatesOf(holder);
    expect(own).toMatchObject({
      says: { name: 'Farouk, Amira', minutes: 960, cpdPoints: 12.5, expiresOn: '2027-05-30' },
    });
    expect((await world.verify(own?.number ?? '')).certificate?.state).toBe('valid');
    expect(await listed('AA-1')).toHaveLength(1);
  });

  test('with anything wrong in it is not taken over at all, and every row is named', async () => {
    const { status, answer } = await take([
      'AB-1,Ada,,Botox,,2019-05-31,,,,',
      'AB-2,,,Botox,,31.5.2019,,,,',
      'AB-1,Eve,,Botox,,2019-05-31,2018-01-01,,,',
      'AB-3,張 三,,Botox,,2019-05-31,,,,',
    ]);
    expect(status).toBe(400);
    expect(JSON.stringify(answer)).toMatch(
      /row 3: .*row 4: Expires must not be before issued.*row 5: Name has letters that cannot be printed: 張 三/,
    );
    expect(await listed('AB-1')).toEqual([]);
  });
});

describe('who may not', () => {
  const acts = (number: string): [string, (by: User) => Promise<{ status: number }>][] => [
    ['list', (by) => world.call(calls.adminListCertificates, {}, by)],
    ['held back', (by) => world.call(calls.adminListHeldBack, {}, by)],
    ['revoke', (by) => world.call(calls.revokeCertificates, { numbers: [number], reason: 'x' }, by)],
    ['reissue', (by) => world.call(calls.reissueCertificate, { number, name: 'x', reason: 'x' }, by)],
  ];

  test('learners and instructors do nothing in the office, and see only what is theirs', async () => {
    const { number } = await world.certified();
    for (const role of ['learner', 'instructor'] as const) {
      const person = await addUser(database.db, { role });
      for (const [, act] of acts(number)) expect((await act(person)).status).toBe(403);
      expect((await world.call(certificateEndpoints.getMyCertificate, { number }, person)).status).toBe(404);
    }
  });
});
