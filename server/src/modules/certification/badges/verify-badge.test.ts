import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { given } from '#server/testing/given.ts';
import {
  found,
  listAddress,
  OUR_DID,
  ourKeys,
  publicHalf,
  sampleFacts,
  sampleKey,
} from '#server/testing/open-badges/sample-badge.ts';
import { signBadge } from './sign-badge.ts';
import { signCredential } from './signature.ts';
import { signStatusList } from './status-list.ts';
import { type BadgeAnswer, verifyBadge } from './verify-badge.ts';

const NOW = new Date('2027-03-02T08:00:00Z');
const VALID: BadgeAnswer = { verdict: 'valid', reasons: [] };
const unknown = (...reasons: BadgeAnswer['reasons']): BadgeAnswer => ({ verdict: 'unknown', reasons });

const ours = given(async () => {
  const key = await sampleKey();
  const list = await signStatusList({ list: 0, address: listAddress(0), revoked: [7] }, key, NOW);
  const badge = await signBadge(sampleFacts(), key, NOW);
  return { key, list, badge, keys: ourKeys(publicHalf(key)) };
});

type Look = { now?: Date; documents?: Record<string, unknown> };
const verify = (badge: unknown, { now = NOW, documents = {} }: Look = {}) =>
  verifyBadge(badge, {
    now,
    fetchDocument: found({ ...ours.keys, [listAddress(0)]: ours.list, ...documents }),
  });
const signed = (snapshot = {}, others = {}) => signBadge(sampleFacts(snapshot, others), ours.key, NOW);

describe('a badge of ours', () => {
  test('is valid from its first day to the end of its last', async () => {
    const list = (now: Date) =>
      signStatusList({ list: 0, address: listAddress(0), revoked: [] }, ours.key, now);
    const at = async (moment: string) => {
      const now = new Date(moment);
      return await verify(ours.badge, { now, documents: { [listAddress(0)]: await list(now) } });
    };
    expect(await at('2027-03-01T19:59:59.999Z')).toEqual({ verdict: 'not-yet', reasons: ['not-yet'] });
    expect(await at('2027-03-01T20:00:00Z')).toEqual(VALID);
    expect(await at('2030-03-01T19:59:59.999Z')).toEqual(VALID);
    expect(await at('2030-03-01T20:00:00Z')).toEqual({ verdict: 'expired', reasons: ['expired'] });
  });

  test('that was revoked is revoked, also when it has expired since', async () => {
    const badge = await signed({}, { statusIndex: 7 });
    expect(await verify(badge)).toEqual({ verdict: 'revoked', reasons: ['revoked'] });
    const expired = await signed({ expiresOn: '2027-03-01' }, { statusIndex: 7 });
    expect(await verify(expired)).toEqual({ verdict: 'revoked', reasons: ['revoked', 'expired'] });
  });

  test('is good with the list of a former key and with one proof among others', async () => {
    const former = await sampleKey(undefined, 'what this academy kept to itself before');
    const badge = await signBadge(sampleFacts(), former, NOW);
    const documents = ourKeys(publicHalf(ours.key), publicHalf(former));
    expect(await verify(badge, { documents })).toEqual(VALID);
    const proof = [{ type: 'DataIntegrityProof', cryptosuite: 'ecdsa-rdfc-2019' }, ours.badge.proof];
    expect(await verify({ ...ours.badge, proof })).toEqual(VALID);
  });
});

describe('a forged badge', () => {
  test.each([
    ['with another name', () => ({ ...ours.badge, name: 'Master of Everything' })],
    [
      'of another person',
      () => ({
        ...ours.badge,
        credentialSubject: {
          ...ours.badge.credentialSubject,
          identifier: [{ type: 'IdentityObject', identityHash: 'I' }],
        },
      }),
    ],
    [
      'with the bit of another',
      () => ({ ...ours.badge, credentialStatus: { ...ours.badge.credentialStatus, statusListIndex: '8' } }),
    ],
    ['that nothing could revoke', () => ({ ...ours.badge, credentialStatus: undefined })],
    ['for life', () => ({ ...ours.badge, validUntil: undefined })],
  ])('%s is not what was signed', async (_, forge) => {
    expect(await verify(JSON.parse(JSON.stringify(forge())))).toEqual(unknown('signature-wrong'));
  });

  test('of another academy that calls itself by our name is of another issuer', async () => {
    const other = await sampleKey('https://other.example');
    const badge = await signBadge(sampleFacts(), { ...other, did: OUR_DID }, NOW);
    expect(badge.issuer.id).toBe(OUR_DID);
    expect(await verify(badge)).toEqual(unknown('other-issuer'));
  });

  test('by a key that we never had, whatever it calls itself', async () => {
    const other = await sampleKey(undefined, 'what somebody else keeps to himself');
    expect(await verify(await signBadge(sampleFacts(), other, NOW))).toEqual(unknown('key-unknown'));
    const named = { ...other, signer: { ...other.signer, id: ours.key.signer.id } };
    expect(await verify(await signBadge(sampleFacts(), named, NOW))).toEqual(unknown('signature-wrong'));
  });

  test('without a proof, or with one for another purpose, is not signed', async () => {
    expect(await verify({ ...ours.badge, proof: undefined })).toEqual(unknown('not-signed'));
    const proof = { ...ours.badge.proof, proofPurpose: 'authentication' };
    expect(await verify({ ...ours.badge, proof })).toEqual(unknown('not-signed'));
  });
});

describe('a key', () => {
  test('that was revoked proves nothing any more, not even what bears a date from before', async () => {
    const documents = ourKeys(publicHalf(ours.key, NOW));
    const early = await signBadge(sampleFacts(), ours.key, new Date('2027-01-01T00:00:00Z'));
    expect(await verify(early, { documents })).toEqual(unknown('key-revoked'));
  });

  test('that the issuer names and does not sign with is none of theirs', async () => {
    const documents = { [OUR_DID]: { ...ours.keys[OUR_DID], assertionMethod: [] } };
    expect(await verify(ours.badge, { documents })).toEqual(unknown('key-unknown'));
  });

  test('cannot be known where the issuer says nothing, or somebody else in their place', async () => {
    const somebody = { ...ours.keys[OUR_DID], id: 'did:web:other.example' };
    for (const told of [undefined, null, '<html>', somebody])
      expect(await verify(ours.badge, { documents: { [OUR_DID]: told } })).toEqual(
        unknown('issuer-unreachable'),
      );
    expect(await verifyBadge(ours.badge, { now: NOW, fetchDocument: found({}) })).toEqual(
      unknown('issuer-unreachable'),
    );
  });
});

describe('a badge whose list cannot be read is never valid', () => {
  const readWith = (list: unknown) => verify(ours.badge, { documents: { [listAddress(0)]: list } });
  const listOf = async (change: object, key = ours.key) => {
    const { proof: _, ...list } = ours.list as { proof: object } & Record<string, unknown>;
    return signCredential({ ...list, ...change }, key, NOW);
  };
  const withBits = (bits: Buffer) => ({
    credentialSubject: {
      id: `${listAddress(0)}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: `u${gzipSync(bits).toString('base64url')}`,
    },
  });

  test.each([
    ['there is none', async () => undefined],
    ['it is a page', async () => '<html>'],
    ['nobody has signed it', async () => ({ ...ours.list, proof: undefined })],
    ['it was changed', async () => ({ ...ours.list, ...withBits(Buffer.alloc(16_384)) })],
    [
      'it is another list',
      () => signStatusList({ list: 1, address: listAddress(1), revoked: [] }, ours.key, NOW),
    ],
    [
      'another issuer has written it',
      async () => {
        const other = await sampleKey('https://other.example');
        return signStatusList({ list: 0, address: listAddress(0), revoked: [] }, other, NOW);
      },
    ],
    [
      'it is of the day before yesterday',
      () =>
        signStatusList(
          { list: 0, address: listAddress(0), revoked: [] },
          ours.key,
          new Date('2027-02-28T08:00:00Z'),
        ),
    ],
    [
      'it is of tomorrow',
      () =>
        signStatusList(
          { list: 0, address: listAddress(0), revoked: [] },
          ours.key,
          new Date('2027-03-03T08:00:00Z'),
        ),
    ],
    ['it is too short', () => listOf(withBits(Buffer.alloc(5)))],
    ['it unpacks to more than there can be', () => listOf(withBits(Buffer.alloc(64 * 1024 * 1024)))],
    [
      'it is not packed',
      () =>
        listOf({
          credentialSubject: { ...withBits(Buffer.alloc(1)).credentialSubject, encodedList: 'uAAAA' },
        }),
    ],
  ])('%s', async (_, list) => {
    expect(await readWith(await list())).toEqual(unknown('status-unreadable'));
  });

  test('a list of the same kind that is well is read', async () => {
    expect(await readWith(await listOf(withBits(Buffer.alloc(16_384))))).toEqual(VALID);
  });

  test('time does not tell what the list would have', async () => {
    const badge = await signed({ expiresOn: '2027-03-01' });
    expect(await verify(badge, { documents: { [listAddress(0)]: undefined } })).toEqual(
      unknown('status-unreadable', 'expired'),
    );
  });

  test('nor is one whose kind of list is not understood', async () => {
    const { proof: _, ...unsigned } = ours.badge;
    const credentialStatus = { ...ours.badge.credentialStatus, statusPurpose: 'suspension' };
    const badge = await signCredential({ ...unsigned, credentialStatus }, ours.key, NOW);
    expect(await verify(badge)).toEqual(unknown('status-not-understood'));
  });
});

test('nothing that is handed in makes it fail', async () => {
  for (const anything of [
    undefined,
    null,
    1,
    'badge',
    [],
    {},
    { proof: [] },
    { ...ours.badge, proof: [null] },
  ])
    expect(await verify(anything)).toMatchObject({ verdict: 'unknown' });
});
