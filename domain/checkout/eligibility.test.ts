import { expect, it } from 'vitest';
import { missingConfirmations, requiredConfirmations } from './eligibility.ts';

const course = {
  requiresInsurance: true,
  requiresHealthClearance: true,
  prerequisites: ['Medical degree', '  ', 'Two years of practice'],
};

it('asks a buyer to confirm each prerequisite, insurance and health clearance', () => {
  expect(requiredConfirmations(course)).toEqual([
    { key: 'prerequisite-1', label: 'I meet this prerequisite: Medical degree' },
    { key: 'prerequisite-2', label: 'I meet this prerequisite: Two years of practice' },
    { key: 'insurance', label: 'I hold valid professional indemnity insurance' },
    { key: 'health-clearance', label: 'I have the health clearance this training requires' },
  ]);
});

it('asks nothing where a course requires nothing', () => {
  const open = { requiresInsurance: false, requiresHealthClearance: false, prerequisites: [] };
  expect(requiredConfirmations(open)).toEqual([]);
  expect(missingConfirmations(open, [])).toEqual([]);
});

it('names what is not confirmed yet and ignores what it did not ask for', () => {
  const missing = missingConfirmations(course, ['prerequisite-1', 'insurance', 'anything']);
  expect(missing.map(({ key }) => key)).toEqual(['prerequisite-2', 'health-clearance']);
  const all = requiredConfirmations(course).map(({ key }) => key);
  expect(missingConfirmations(course, all)).toEqual([]);
});
