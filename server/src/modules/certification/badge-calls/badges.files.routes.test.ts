import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { adminCertificateEndpoints as office } from '#contracts/certificates/admin-certificates.ts';
import { badgeEndpoints } from '#contracts/certificates/badges.ts';
import { badgeKeys } from '#server/db/schema/index.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { SET_UP } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createCertificatesWorld } from '#server/testing/worlds/certificates-world.ts';
import { verifyBadge } from '../badges/index.ts';
import { badgeFileRoutes } from './badges.files.routes.ts';
import { createBadgeKeyring } from './keyring.ts';
import { revokeBadgeKey } from './revoke-badge-key.ts';

const SECRETS = ['what this academy keeps to itself', 'what this academy keeps to itself since'] as const;
const database = given(freshDatabase);
const staff = given(() => addUser(database.db, { role: 'staff' }));

/** An academy with its files, of this key. */
const startAcademy = async (secret: string) => {
  const world = createCertificatesWorld(database.db, {
    badgeKey: createBadgeKeyring(secret, SET_UP.publicUrl),
  });
  const files = await startFilesApp(badgeFileRoutes, world.jobDeps);
  const badgeOf = async (number: string, by: User | null = null) =>
    (await files.get(`/api/certificates/${number}/badge.json`, by)).json();
  const check = async (document: unknown) => {
    const file = Buffer.from(typeof document === 'string' ? document : JSON.stringify(document));
    const { answer } = await world.call(badgeEndpoints.checkBadge, { file: file.toString('base64') });
    return badgeEndpoints.checkBadge.response.parse(answer);
  };
  return { ...world, files, badgeOf, check, close: files.close };
};
const academy = given(() => startAcademy(SECRETS[0]));
const successor = given(() => startAcademy(SECRETS[1]));

/** A verifier elsewhere, that knows nothing but what stands at the addresses. */
const verifiedElsewhere = (document: unknown, now = new Date(academy.now())) =>
  verifyBadge(document, {
    now,
    fetchDocument: async (address) => {
      const url = address.startsWith('did:web:')
        ? '/.well-known/did.json'
        : address.slice(SET_UP.publicUrl.length);
      const answer = await academy.files.get(url, null);
      if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
      return answer.json();
    },
  });

describe('the badge of a certificate', () => {
  test('is verified by others from its addresses alone, until it is revoked', async () => {
    const { number } = await academy.certified();
    const badge = await academy.badgeOf(number);
    expect(badge.id).toBe(`${SET_UP.publicUrl}/verify/${number}`);
    expect(await verifiedElsewhere(badge)).toEqual({ verdict: 'valid', reasons: [] });
    expect(await academy.check(badge)).toMatchObject({ verdict: 'valid', number });
    await academy.call(office.revokeCertificates, { numbers: [number], reason: 'Of somebody else' }, staff);
    expect(await verifiedElsewhere(badge)).toEqual({ verdict: 'revoked', reasons: ['revoked'] });
    expect(await academy.check(badge)).toMatchObject({ verdict: 'revoked', number });
  });

  test('counts no more once another certificate takes its place', async () => {
    const { number } = await academy.certified();
    const badge = await academy.badgeOf(number);
    const reason = 'The name was misspelt';
    await academy.call(office.reissueCertificate, { number, name: 'Ada Lovelace', reason }, staff);
    expect(await academy.check(badge)).toMatchObject({ verdict: 'revoked', number });
  });

  test.each(['png', 'svg'])('is carried by a picture as %s', async (format) => {
    const { number } = await academy.certified();
    const picture = await academy.files.get(`/api/certificates/${number}/badge.${format}`, null);
    expect(picture.headers).toMatchObject({
      'content-type': expect.stringMatching(`^image/${format}`),
      'content-disposition': expect.stringContaining(`${number}.${format}`),
    });
    const { answer } = await academy.call(badgeEndpoints.checkBadge, {
      file: picture.rawPayload.toString('base64'),
    });
    expect(answer).toMatchObject({ verdict: 'valid', number });
  });

  test('tells a hashed address to its owner only', async () => {
    const { number, user } = await academy.certified();
    const kindsFor = async (by: User | null) =>
      (await academy.badgeOf(number, by)).credentialSubject.identifier.map(
        (one: { identityType: string }) => one.identityType,
      );
    expect(await kindsFor(user)).toEqual(['name', 'emailAddress']);
    expect(await kindsFor(null)).toEqual(['name']);
    expect(await kindsFor(await addUser(database.db))).toEqual(['name']);
  });

  test('is not there where the course gives none, nor of an unknown number or kind of file', async () => {
    const { number } = await academy.certified({
      features: { digitalBadge: false, qrVerification: true, autoGenerate: true },
    });
    const statusOf = async (url: string) => (await academy.files.get(url, null)).statusCode;
    expect(await statusOf(`/api/certificates/${number}/badge.json`)).toBe(404);
    expect(await statusOf('/api/certificates/AUR-0000-0000-0000/badge.json')).toBe(404);
    const { number: good } = await academy.certified();
    expect(await statusOf(`/api/certificates/${good}/badge.gif`)).toBe(404);
  });
});

describe('what is no badge of this academy', () => {
  test('is never valid, and nothing is fetched for it', async () => {
    const { number } = await academy.certified();
    const badge = await academy.badgeOf(number);
    const elsewhere = { ...badge, issuer: { ...badge.issuer, id: 'did:web:127.0.0.1%3A1' } };
    const otherList = {
      ...badge,
      credentialStatus: { ...badge.credentialStatus, statusListCredential: 'http://127.0.0.1:1/list' },
    };
    expect(await academy.check({ ...badge, name: 'Master of Everything' })).toMatchObject({
      ...{ verdict: 'unknown', reasons: ['signature-wrong'], number: null },
    });
    expect(await academy.check(elsewhere)).toMatchObject({ verdict: 'unknown', number: null });
    expect(await academy.check(otherList)).toMatchObject({ verdict: 'unknown', number: null });
    for (const text of ['', ' ', '{', 'null', '[]', '<svg></svg>', '\u0089PNG\r\n'])
      if (text !== '')
        expect(await academy.check(text)).toMatchObject({ verdict: 'unknown', reasons: ['not-a-badge'] });
  });

  test('a list that no certificate is in is not there', async () => {
    expect((await academy.files.get('/api/badges/status/0', null)).statusCode).toBe(200);
    expect((await academy.files.get('/api/badges/status/1', null)).statusCode).toBe(404);
    expect((await academy.files.get('/api/badges/status/first', null)).statusCode).toBe(404);
  });
});

describe('when the key is replaced', () => {
  test('badges of the former one stay good, and those to come are signed with the new one', async () => {
    const { number } = await academy.certified();
    const former = await academy.badgeOf(number);
    const since = await successor.badgeOf(number);
    expect(since.proof.verificationMethod).not.toBe(former.proof.verificationMethod);
    expect(await successor.check(former)).toMatchObject({ verdict: 'valid' });
    expect(await successor.check(since)).toMatchObject({ verdict: 'valid' });
  });

  test('what was signed with a key that was revoked is not believed, and nothing more is signed with it', async () => {
    const { number } = await academy.certified();
    const badge = await academy.badgeOf(number);
    const { id } = await createBadgeKeyring(SECRETS[0], SET_UP.publicUrl)();
    await academy.ctx((step) => revokeBadgeKey(step, { id, reason: 'Found in a log' }));
    expect(await successor.check(badge)).toMatchObject({ verdict: 'unknown', reasons: ['key-revoked'] });
    expect(await academy.files.get(`/api/certificates/${number}/badge.json`, null)).toMatchObject({
      statusCode: 503,
    });
    expect(await successor.check(await successor.badgeOf(number))).toMatchObject({ verdict: 'valid' });
    await expect(academy.ctx((step) => revokeBadgeKey(step, { id, reason: 'Again' }))).rejects.toThrow();
    const [kept] = await database.db.select().from(badgeKeys).where(eq(badgeKeys.id, id));
    expect(kept).toMatchObject({ revokeReason: 'Found in a log' });
  });
});
