import { expect, test } from 'vitest';
import { fullDetail, sampleDetail } from '#web/testing/sample-course-detail.ts';
import { certificateRequirements, certificateValidity, inclusionsOf, quickFacts } from './quick-facts.ts';

test('quick facts, certificate and inclusions are told in words', () => {
  expect(quickFacts(sampleDetail).map(({ fact }) => fact)).toEqual([
    'TBD',
    'Included',
    '12 at most',
    'Hands-On',
    '8 hours',
    '4 per instructor',
  ]);
  const without = {
    ...sampleDetail,
    certification: { ...sampleDetail.certification, enabled: false },
    practical: { ...sampleDetail.practical, hasHandsOn: false, participantsPerInstructor: null },
  };
  expect(quickFacts(without).map(({ fact }) => fact)).toEqual([
    'TBD',
    'No',
    '12 at most',
    'Theory',
    '8 hours',
  ]);
  expect(quickFacts(fullDetail)).toEqual(
    expect.arrayContaining([
      { term: 'Total', fact: '16 hours' },
      { term: 'Level', fact: 'Advanced' },
    ]),
  );
  const valid = (validity: { isLifetime: boolean; years: number | null }) =>
    certificateValidity({ ...sampleDetail.certification, validity });
  expect(valid({ isLifetime: false, years: 1 })).toBe('1 year');
  expect(valid({ isLifetime: false, years: 2 })).toBe('2 years');
  expect(valid({ isLifetime: true, years: null })).toBe('Lifetime');
  expect(certificateRequirements(sampleDetail.certification)).toEqual([
    '80% minimum attendance',
    'Practical assessment',
    '70% minimum score',
  ]);
  expect(inclusionsOf(sampleDetail)).toEqual(['Lunch', 'Course materials']);
});
