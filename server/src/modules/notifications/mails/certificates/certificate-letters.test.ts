import { expect, test } from 'vitest';
import { adminCertificateEndpoints as office } from '#contracts/certificates/admin-certificates.ts';
import type { Letter } from '#emails/letter.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCertificatesWorld } from '#server/testing/worlds/certificates-world.ts';
import type { Mail } from '../mail.ts';
import { certificateEnding } from './certificate-ending.ts';
import { certificateIssued } from './certificate-issued.ts';
import { certificateRevoked } from './certificate-revoked.ts';

const database = given(freshDatabase);
const world = given(() => createCertificatesWorld(database.db));
const DAY_MS = 24 * 60 * 60 * 1000;

const idOf = async (number: string) => {
  const staff = await addUser(database.db, { role: 'staff' });
  const { answer } = await world.call(office.adminListCertificates, { q: number }, staff);
  return office.adminListCertificates.response.parse(answer).certificates[0]?._id ?? '';
};
/** Who gets a letter, and what it says as it would be sent now. */
const letterOf = async <P extends { certificateId: string }, F>(
  { to, read, write }: Mail<P, { certificateId: string }, F>,
  certificateId: string,
): Promise<{ recipients: string[]; letter: Letter | null }> =>
  world.ctx(async (ctx) => {
    const owed = await to(ctx, { certificateId } as P);
    const facts = await read(ctx, { certificateId });
    return { recipients: owed.map(({ recipient }) => recipient), letter: facts ? write(facts) : null };
  });
const revoke = async (number: string) => {
  const staff = await addUser(database.db, { role: 'staff' });
  await world.call(office.revokeCertificates, { numbers: [number], reason: 'It was an error' }, staff);
};

test('who is certified is told the number and where it is verified; not once it was revoked', async () => {
  const { user, number } = await world.certified();
  const id = await idOf(number);
  const { recipients, letter } = await letterOf(certificateIssued, id);
  expect(recipients).toEqual([user.email]);
  expect(letter?.facts).toContainEqual({ label: 'Number', value: number });
  expect(letter?.action.href).toMatch(new RegExp(`/certificates/${number}$`));
  expect(letter?.closing?.[0]).toContain(`/verify/${number}`);
  await revoke(number);
  expect((await letterOf(certificateIssued, id)).letter).toBeNull();
});

test('whose certificate is revoked reads the reason', async () => {
  const { user, number } = await world.certified();
  await revoke(number);
  const { recipients, letter } = await letterOf(certificateRevoked, await idOf(number));
  expect(recipients).toEqual([user.email]);
  expect(letter?.quote).toEqual({ title: 'Why', text: 'It was an error' });
});

test('sixty days before a certificate ends its holder is told once, and where to renew it', async () => {
  const { course, number } = await world.certified({ validity: { isLifetime: false, years: 1 } });
  const id = await idOf(number);
  const lookDaysLater = async (days: number) => {
    world.pass(days * DAY_MS);
    await world.runJob('tell-of-ending-certificates');
    return world.jobs.splice(0).flatMap(({ name, data }) => (name === 'certificate.ending' ? [data] : []));
  };
  expect(await lookDaysLater(300)).not.toContainEqual({ certificateId: id });
  expect(await lookDaysLater(5)).toContainEqual({ certificateId: id });
  const { letter } = await letterOf(certificateEnding, id);
  expect(letter?.subject).toContain('valid until 29 February 2028');
  expect(letter?.action.href).toMatch(new RegExp(`/self-paced-online-training/${course.slug}$`));
  expect(await lookDaysLater(10)).not.toContainEqual({ certificateId: id });
});
