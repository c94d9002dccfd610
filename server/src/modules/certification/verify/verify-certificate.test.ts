import { describe, expect, test } from 'vitest';
import { adminCertificateEndpoints as office } from '#contracts/certificates/admin-certificates.ts';
import { certificateEndpoints as calls } from '#contracts/certificates/certificates.ts';
import { certificateNumber } from '#domain/certificates/certificate-number.ts';
import { randomBase32 } from '#server/platform/ids.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCertificatesWorld } from '#server/testing/worlds/certificates-world.ts';

const database = given(freshDatabase);
const world = given(() => createCertificatesWorld(database.db));
const staff = given(() => addUser(database.db, { role: 'staff' }));

const DAY_MS = 24 * 60 * 60 * 1000;
const verified = async (number: string) => (await world.verify(number)).certificate;

describe('whoever has a number', () => {
  test('is told every line of the certificate and that it is valid', async () => {
    const { user, course, number } = await world.certified();
    expect(await verified(number)).toMatchObject({
      state: 'valid',
      number,
      says: { name: `${user.firstName} ${user.lastName}`, course: { code: course.code } },
      pdfSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      revoked: null,
      replacedBy: null,
    });
  });

  test('may type it as it is read out', async () => {
    const { number } = await world.certified();
    for (const typed of [
      number.toLowerCase(),
      number.replaceAll('-', ' '),
      number.slice(4).replaceAll('-', ''),
    ])
      expect(await verified(typed)).toMatchObject({ number });
  });

  test('is told that it has expired from the day after its last', async () => {
    const { number } = await world.certified({ validity: { isLifetime: false, years: 1 } });
    // A leap year: the last day is 29 February.
    world.pass(365 * DAY_MS);
    expect(await verified(number)).toMatchObject({ state: 'valid' });
    world.pass(DAY_MS);
    expect(await verified(number)).toMatchObject({ state: 'expired' });
  });

  test('sees at once that it was revoked, with the reason and every line', async () => {
    const { number } = await world.certified();
    const reason = 'The identity could not be confirmed';
    await world.call(office.revokeCertificates, { numbers: [number], reason }, staff);
    expect(await verified(number)).toMatchObject({
      state: 'revoked',
      revoked: { reason },
      says: { course: expect.anything() },
    });
  });
});

describe('of any other number', () => {
  test('nothing is told, and always the same', async () => {
    await world.certified();
    const answers = new Set<string>();
    for (let guess = 0; guess < 200; guess++) {
      const { checkedAt: _, ...told } = await world.verify(certificateNumber(randomBase32(10)));
      answers.add(JSON.stringify(told));
    }
    expect([...answers]).toEqual([JSON.stringify({ success: true, certificate: null, likely: null })]);
  });

  test('the one that differs by a sign is worked out, whether or not there is such a certificate', async () => {
    const { number } = await world.certified();
    const invented = certificateNumber('9F4T2XQMB7');
    for (const right of [number, invented]) {
      const wrong = `${right.slice(0, -1)}${right.endsWith('0') ? '1' : '0'}`;
      expect(await world.verify(wrong)).toMatchObject({ certificate: null, likely: right });
    }
  });

  test('who tries many is stopped', async () => {
    const guesser = { address: '203.0.113.9', user: null };
    const statuses = [];
    for (let guess = 0; guess < 61; guess++) {
      const number = certificateNumber(randomBase32(10));
      statuses.push((await world.call(calls.verifyCertificate, { number }, guesser)).status);
    }
    expect(statuses.at(-2)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});
