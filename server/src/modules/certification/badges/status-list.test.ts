import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { listAddress, OUR_DID, sampleKey } from '#server/testing/open-badges/sample-badge.ts';
import { isSignedBy } from './signature.ts';
import { LIST_LENGTH, placeInLists, signStatusList } from './status-list.ts';

const NOW = new Date('2027-03-02T08:00:00Z');

test('every certificate has a bit in one list', () => {
  expect(placeInLists(0)).toEqual({ list: 0, index: 0 });
  expect(placeInLists(LIST_LENGTH - 1)).toEqual({ list: 0, index: LIST_LENGTH - 1 });
  expect(placeInLists(LIST_LENGTH)).toEqual({ list: 1, index: 0 });
});

/** The bits that are set, counted from the left of each byte. */
const bitsOf = (encodedList: string): number[] =>
  [...gunzipSync(Buffer.from(encodedList.slice(1), 'base64url'))].flatMap((byte, place) =>
    [0, 1, 2, 3, 4, 5, 6, 7].filter((bit) => byte & (128 >> bit)).map((bit) => place * 8 + bit),
  );

test('a list has the bits of its own certificates that were revoked, and is signed', async () => {
  const key = await sampleKey();
  const revoked = new Set([3, LIST_LENGTH, LIST_LENGTH + 9, 2 * LIST_LENGTH - 1, 2 * LIST_LENGTH]);
  const list = await signStatusList({ list: 1, address: listAddress(1), revoked }, key, NOW);
  const { encodedList } = (list as unknown as { credentialSubject: { encodedList: string } })
    .credentialSubject;
  expect(encodedList).toMatch(/^u/);
  expect(bitsOf(encodedList)).toEqual([0, 9, LIST_LENGTH - 1]);
  expect(list).toMatchObject({
    id: listAddress(1),
    issuer: OUR_DID,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    validFrom: '2027-03-02T08:00:00.000Z',
    validUntil: '2027-03-03T08:00:00.000Z',
    credentialSubject: { type: 'BitstringStatusList', statusPurpose: 'revocation' },
  });
  const { publicKeyMultibase } = key;
  expect(await isSignedBy(list, { type: 'Multikey', publicKeyMultibase })).toBe(true);
});
