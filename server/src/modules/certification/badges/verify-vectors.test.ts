import { describe, expect, test } from 'vitest';
import { found } from '#server/testing/open-badges/sample-badge.ts';
import { vector, vectorNames } from '#server/testing/open-badges/vectors.ts';
import { type BadgeAnswer, verifyBadge } from './verify-badge.ts';

const NOW = new Date('2027-03-02T08:00:00Z');
const VALID: BadgeAnswer = { verdict: 'valid', reasons: [] };
const unknown = (...reasons: BadgeAnswer['reasons']): BadgeAnswer => ({ verdict: 'unknown', reasons });

describe('the badges of 1EdTech', () => {
  // The keys that sign them stand for these issuers; what their addresses answer was never published with them.
  const issuers = [
    'https://example.com/issuers/876543',
    'https://example.edu/issuers/565049',
    'https://1edtech.edu/issuers/565049',
  ];
  const keys = [
    'z6MkjZRZv3aez3r18pB1RBFJR1kwUVJ5jHt92JmQwXbd5hwi',
    'z6MkrvfzkMnvCroEUP2DVc9SHPE48CRsvHiVSusHioxTYu1x',
  ];
  const told = issuers.map((id) => {
    const verificationMethod = keys.map((publicKeyMultibase) => ({
      id: `${id}#${publicKeyMultibase}`,
      type: 'Multikey',
      controller: id,
      publicKeyMultibase,
    }));
    return [
      id,
      { id, verificationMethod, assertionMethod: verificationMethod.map((key) => key.id) },
    ] as const;
  });
  const surroundings = { now: NOW, fetchDocument: found(Object.fromEntries(told)) };

  const EXPECTED: Record<string, BadgeAnswer> = {
    simple: VALID,
    'simple-context-alias': VALID,
    'simple-context-version': VALID,
    'simple-did-web-method': VALID,
    'simple-err-context': unknown('not-a-badge'),
    'simple-err-credential-subject-achievement-result-description-type': unknown('not-a-badge'),
    'simple-err-credential-subject-identifier-type': unknown('not-a-badge'),
    'simple-err-credential-subject-profile-type': unknown('not-a-badge'),
    'simple-err-credential-subject-result-type': unknown('not-a-badge'),
    'simple-err-credential-subject-type': unknown('not-a-badge'),
    'simple-err-evidence-type': unknown('not-a-badge'),
    'simple-err-expired': { verdict: 'expired', reasons: ['expired'] },
    // Of a day to come, and of no achievement either.
    'simple-err-issued': unknown('not-a-badge'),
    'simple-err-issuer': unknown('not-a-badge'),
    'simple-err-issuer-otheridentifier-type': unknown('not-a-badge'),
    'simple-err-issuer-parentorg-type': unknown('not-a-badge'),
    'simple-err-issuer-type': unknown('not-a-badge'),
    'simple-err-proof-method': unknown('key-unknown'),
    'simple-err-proof-method-no-scheme': unknown('other-issuer'),
    'simple-err-proof-method-unknown-did-method': unknown('other-issuer'),
    'simple-err-proof-method-unknown-scheme': unknown('other-issuer'),
    'simple-err-proof-value': unknown('signature-wrong'),
    'simple-err-type': unknown('not-a-badge'),
    'simple-noproof': unknown('not-a-badge'),
  };
  const LEFT_OUT: Record<string, string> = {
    'credential-status-revoked': 'the list that revokes it was not published with it',
  };

  test.each(Object.entries(EXPECTED))('%s', async (name, expected) => {
    expect(await verifyBadge(vector(`1edtech/${name}.json`), surroundings)).toEqual(expected);
  });

  test('are all judged, but for those whose reason is given', () => {
    expect(vectorNames().toSorted()).toEqual([...Object.keys(EXPECTED), ...Object.keys(LEFT_OUT)].toSorted());
  });

  test('what cannot be judged is not valid', async () => {
    for (const name of Object.keys(LEFT_OUT))
      expect(await verifyBadge(vector(`1edtech/${name}.json`), surroundings)).toEqual(
        unknown('status-unreadable'),
      );
  });
});
