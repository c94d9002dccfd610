import { expect, test } from 'vitest';
import { publicHalf, sampleFacts, sampleKey } from '#server/testing/open-badges/sample-badge.ts';
import { readBadge } from './badge.shape.ts';
import { signBadge } from './sign-badge.ts';
import { isSignedBy, type Proof, signCredential } from './signature.ts';

const NOW = new Date('2027-03-02T08:00:00Z');
const UNTIL = 'https://www.w3.org/2018/credentials#validUntil';
const STATUS = 'https://www.w3.org/2018/credentials#credentialStatus';
const MOMENT = 'http://www.w3.org/2001/XMLSchema#dateTime';

type Document = Record<string, unknown> & { proof: Proof };

/** The badge, and whether its key has signed what somebody has made of it. */
const signedBadge = async () => {
  const key = await sampleKey();
  const badge: Document = await signBadge(sampleFacts(), key, NOW);
  return {
    key,
    badge,
    isSigned: (changed: Document) => isSignedBy(changed, { type: 'Multikey', ...publicHalf(key) }),
  };
};

test('the end of validity cannot be hidden behind its whole address, although the signature stays right', async () => {
  const { badge, isSigned } = await signedBadge();
  const { validUntil, ...rest } = badge;
  const hidden = { ...rest, [UNTIL]: { '@type': MOMENT, '@value': validUntil } };
  expect(await isSigned(hidden)).toBe(true);
  expect(readBadge(badge)).not.toBeNull();
  expect(readBadge(hidden)).toBeNull();
});

test('nor behind a word of one’s own', async () => {
  const { badge, isSigned } = await signedBadge();
  const { validUntil, ...rest } = badge;
  const own = { goodUntil: { '@id': UNTIL, '@type': MOMENT } };
  const hidden = { ...rest, '@context': [...(badge['@context'] as string[]), own], goodUntil: validUntil };
  expect(await isSigned(hidden)).toBe(true);
  expect(readBadge(hidden)).toBeNull();
});

test('the list that revokes it cannot be hidden either', async () => {
  const { badge, isSigned } = await signedBadge();
  const { credentialStatus, ...rest } = badge;
  const hidden = { ...rest, [STATUS]: credentialStatus };
  expect(await isSigned(hidden)).toBe(true);
  expect(readBadge(hidden)).toBeNull();
});

test('nor said of the same badge in another place', async () => {
  const { key, badge, isSigned } = await signedBadge();
  const { proof: _, ...unsigned } = badge;
  const evidence = { id: badge.id, type: ['VerifiableCredential', 'Evidence'] };
  const { validUntil, ...signed } = (await signCredential({ ...unsigned, evidence }, key, NOW)) as Document;
  const hidden = { ...signed, evidence: { ...evidence, validUntil } } as Document;
  expect(await isSigned(hidden)).toBe(true);
  expect(readBadge(hidden)).toBeNull();
});

test('what is no badge is none', async () => {
  const { badge } = await signedBadge();
  const deep = JSON.parse(`${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`);
  for (const given of [null, undefined, 'badge', 7, [], {}, [badge], { ...badge, issuer: deep }, deep])
    expect(readBadge(given)).toBeNull();
});

test.each([
  ['without its subject', { credentialSubject: undefined }],
  ['without the day it is valid from', { validFrom: undefined }],
  ['valid from a day without a time', { validFrom: '2027-03-02' }],
  ['valid until no day at all', { validUntil: 'for long' }],
  ['valid until nothing', { validUntil: null }],
  ['of no issuer', { issuer: { type: ['Profile'], name: 'Aurea' } }],
  [
    'of words that are not known',
    { '@context': ['https://www.w3.org/ns/credentials/v2', 'https://elsewhere.example/'] },
  ],
  ['of the words of another standard', { '@context': 'https://www.w3.org/ns/credentials/v2' }],
  ['of no kind', { type: 'VerifiableCredential' }],
])('a badge %s is none', async (_, change) => {
  const { badge } = await signedBadge();
  expect(readBadge({ ...badge, ...change })).toBeNull();
});
