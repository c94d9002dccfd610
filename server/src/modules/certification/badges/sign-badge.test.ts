import { describe, expect, test } from 'vitest';
import { sha256 } from '#server/platform/ids.ts';
import {
  found,
  listAddress,
  OUR_DID,
  ourKeys,
  PUBLIC_URL,
  publicHalf,
  sampleFacts,
  sampleKey,
} from '#server/testing/open-badges/sample-badge.ts';
import { signBadge } from './sign-badge.ts';
import { LIST_LENGTH, signStatusList } from './status-list.ts';
import { verifyBadge } from './verify-badge.ts';

const NOW = new Date('2027-03-02T08:00:00Z');
const badgeOf = async (facts = sampleFacts()) => signBadge(facts, await sampleKey(), NOW);

describe('a badge', () => {
  test('says what the certificate says', async () => {
    const achievement = `${PUBLIC_URL}/badges/courses/EL-110`;
    expect(await badgeOf()).toMatchObject({
      id: `${PUBLIC_URL}/verify/AUR-9F4T-2XQM-B7K2`,
      type: ['VerifiableCredential', 'OpenBadgeCredential'],
      name: 'Botulinum Toxin',
      issuer: { id: OUR_DID, type: ['Profile'], name: 'Aurea Academy FZ-LLC', url: PUBLIC_URL },
      credentialSubject: {
        type: ['AchievementSubject'],
        creditsEarned: 2.5,
        result: [{ type: ['Result'], resultDescription: `${achievement}#test`, value: '90' }],
        achievement: {
          id: achievement,
          achievementType: 'CertificateOfCompletion',
          humanCode: 'EL-110',
          version: '3',
          description: 'Botulinum Toxin (EL-110). Certificate of completion, 69 minutes of teaching.',
          criteria: { narrative: 'Completed the course and reached 70% or more in its test.' },
          creditsAvailable: 2.5,
          resultDescription: [{ id: `${achievement}#test`, resultType: 'Percent', requiredValue: '70' }],
        },
      },
    });
  });

  test('of a run says when and where it was held, who certified it and how much was attended', async () => {
    const facts = sampleFacts({
      type: 'participation',
      course: { title: 'Fillers', code: 'AUR-7', kind: 'InPersonCourse', version: null },
      heldFrom: '2027-02-27',
      heldTo: '2027-02-28',
      city: 'Dubai',
      country: 'United Arab Emirates',
      scorePercent: null,
      neededPercent: null,
      attendancePercent: 95,
      cpdPoints: null,
      bodies: [{ name: 'Gulf Board', role: 'Accredits' }],
    });
    const { credentialSubject: subject } = await badgeOf(facts);
    expect(subject.achievement.description).toMatch(
      /^Fillers \(AUR-7\)\. Certificate of participation, .*Dubai, United Arab Emirates\.$/,
    );
    expect(subject.achievement.criteria.narrative).toBe('Took part in the course. Certified by Gulf Board.');
    expect(subject).toMatchObject({
      result: [{ value: '95' }],
      achievement: { achievementType: 'Achievement' },
    });
    expect(subject).not.toHaveProperty('creditsEarned');
    expect(subject.achievement).not.toHaveProperty('version');
  });

  test('where nothing was measured names no result', async () => {
    const { credentialSubject: subject } = await badgeOf(
      sampleFacts({ scorePercent: null, neededPercent: null }),
    );
    expect(subject).not.toHaveProperty('result');
    expect(subject.achievement).not.toHaveProperty('resultDescription');
  });

  test('is valid from the start of its day in Dubai to the end of its last, or for life', async () => {
    expect(await badgeOf()).toMatchObject({
      validFrom: '2027-03-01T20:00:00.000Z',
      validUntil: '2030-03-01T19:59:59.999Z',
    });
    expect(await badgeOf(sampleFacts({ expiresOn: null }))).not.toHaveProperty('validUntil');
  });

  test('tells whose it is by name and, to who knows it already, by e-mail address', async () => {
    const badge = await badgeOf();
    expect(badge.credentialSubject.identifier).toEqual([
      { type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: 'Dr Amira Farouk' },
      {
        type: 'IdentityObject',
        identityType: 'emailAddress',
        hashed: true,
        identityHash: `sha256$${sha256('amira@example.comAUR-9F4T-2XQM-B7K2')}`,
        salt: 'AUR-9F4T-2XQM-B7K2',
      },
    ]);
    expect(JSON.stringify(badge)).not.toMatch(/amira@/i);
    const nameless = await badgeOf(sampleFacts({}, { email: null }));
    expect(nameless.credentialSubject.identifier).toHaveLength(1);
  });

  test('names the bit that revokes it', async () => {
    const badge = await badgeOf(sampleFacts({}, { statusIndex: 2 * LIST_LENGTH + 5 }));
    expect(badge.credentialStatus).toEqual({
      id: `${listAddress(2)}#5`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: '5',
      statusListCredential: listAddress(2),
    });
  });
});

test('any name and title can be signed, read back and verified', async () => {
  const key = await sampleKey();
  const list = await signStatusList({ list: 0, address: listAddress(0), revoked: [] }, key, NOW);
  const surroundings = {
    now: NOW,
    fetchDocument: found({ ...ourKeys(publicHalf(key)), [listAddress(0)]: list }),
  };
  for (const text of ['د. أميرة فاروق', '"]]>\\ <b>&', '@type', '💉 \u2028', 'x'.repeat(5_000)]) {
    const { course } = sampleFacts().snapshot;
    const badge = await signBadge(sampleFacts({ name: text, course: { ...course, title: text } }), key, NOW);
    const read = JSON.parse(JSON.stringify(badge));
    expect(await verifyBadge(read, surroundings)).toEqual({ verdict: 'valid', reasons: [] });
  }
});
