import { expect, test } from 'vitest';
import { CardPress } from '#server/platform/pictures/card-press.ts';
import {
  found,
  listAddress,
  OUR_DID,
  PUBLIC_URL,
  sampleFacts,
} from '#server/testing/open-badges/sample-badge.ts';
import {
  bakePng,
  bakeSvg,
  createBadgeKey,
  didDocument,
  drawBadge,
  placeInLists,
  readBakedPng,
  readBakedSvg,
  signBadge,
  signStatusList,
  verifyBadge,
} from './index.ts';

test('a certificate becomes a picture that anybody can verify, until it is revoked', async () => {
  const now = new Date('2027-03-02T08:00:00Z');
  const key = await createBadgeKey('what this academy keeps to itself', PUBLIC_URL);
  const facts = sampleFacts();
  const badge = await signBadge(facts, key, now);
  const drawing = drawBadge(facts.snapshot.course.code, facts.snapshot.issuedOn.slice(0, 4));
  const png = bakePng(await new CardPress().print(drawing).png(), badge);
  const svg = bakeSvg(drawing, badge);

  const { list } = placeInLists(facts.statusIndex);
  const verdictWith = async (revoked: number[], text: string | null) => {
    const statusList = await signStatusList({ list, address: listAddress(list), revoked }, key, now);
    const fetchDocument = found({
      [OUR_DID]: didDocument(PUBLIC_URL, [{ ...key, revokedAt: null }]),
      [listAddress(list)]: statusList,
    });
    return (await verifyBadge(JSON.parse(text ?? ''), { now, fetchDocument })).verdict;
  };
  expect(await verdictWith([], readBakedPng(png))).toBe('valid');
  expect(await verdictWith([], readBakedSvg(svg))).toBe('valid');
  expect(await verdictWith([facts.statusIndex], readBakedPng(png))).toBe('revoked');
});
