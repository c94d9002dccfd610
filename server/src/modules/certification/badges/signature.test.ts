import { expect, test } from 'vitest';
import { sampleKey } from '#server/testing/open-badges/sample-badge.ts';
import { vector } from '#server/testing/open-badges/vectors.ts';
import { CREDENTIALS } from './load-document.ts';
import { isSignedBy, type Proof, signCredential } from './signature.ts';

const EXAMPLES = 'https://www.w3.org/ns/credentials/examples/v2';
const examples = (address: string) =>
  address === EXAMPLES
    ? { '@context': { '@vocab': 'https://www.w3.org/ns/credentials/examples#' } }
    : undefined;

const w3c = vector('w3c/signedDataInt.json') as { proof: Proof };
const keyNamed = (address: string) => ({
  id: address,
  type: 'Multikey',
  publicKeyMultibase: address.split('#')[1],
});

test('the test vector of the W3C verifies, and with one letter changed it does not', async () => {
  const key = keyNamed(w3c.proof.verificationMethod);
  expect(await isSignedBy(w3c, key, examples)).toBe(true);
  const changed = { ...w3c, name: 'Alumni Credentials' };
  expect(await isSignedBy(changed, key, examples)).toBe(false);
});

const CREDENTIAL = {
  '@context': [CREDENTIALS],
  type: ['VerifiableCredential'],
  issuer: 'did:web:academy.example',
  credentialSubject: { name: 'أميرة فاروق' },
};
const NOW = new Date('2027-03-02T08:00:00Z');

test('what is signed is not changed, and signed again at the same moment it is the same', async () => {
  const key = await sampleKey();
  const given = structuredClone(CREDENTIAL);
  const signed = await signCredential(given, key, NOW);
  expect(given).toEqual(CREDENTIAL);
  expect(await signCredential(CREDENTIAL, key, NOW)).toEqual(signed);
  expect(signed.proof).toMatchObject({ cryptosuite: 'eddsa-rdfc-2022', created: '2027-03-02T08:00:00Z' });
});

test('only the key that has signed proves it', async () => {
  const [key, other] = await Promise.all([
    sampleKey(),
    sampleKey(undefined, 'what another academy keeps to itself'),
  ]);
  const signed = await signCredential(CREDENTIAL, key, NOW);
  const said = ({ publicKeyMultibase }: typeof key) => ({ type: 'Multikey', publicKeyMultibase });
  expect(await isSignedBy(signed, said(key))).toBe(true);
  expect(await isSignedBy(signed, said(other))).toBe(false);
});

test('a word that means nothing is not signed', async () => {
  await expect(signCredential({ ...CREDENTIAL, unheardOf: 1 }, await sampleKey(), NOW)).rejects.toThrow();
});
