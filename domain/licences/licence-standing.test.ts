import { expect, test } from 'vitest';
import { isLicenceObstacle, type LicenceState, licenceStanding } from './licence-standing.ts';

const licence = (state: LicenceState, profession = 'Nurse', expiresOn: string | null = '2027-12-31') => ({
  state,
  profession,
  expiresOn,
});
const nurses = { professions: ['Nurse', 'Dentist'], lastDay: '2027-06-12' };

test.each([
  ['a course that asks for none', { ...nurses, professions: [] }, [], 'not-asked'],
  ['nothing handed in', nurses, [], 'none'],
  ['one that is looked at', nurses, [licence('awaiting')], 'awaiting'],
  ['one that was accepted', nurses, [licence('accepted')], 'accepted'],
  ['another of the professions', nurses, [licence('accepted', 'Dentist')], 'accepted'],
  ['one that never ends', nurses, [licence('accepted', 'Nurse', null)], 'accepted'],
  ['one that ends on the last day', nurses, [licence('accepted', 'Nurse', '2027-06-12')], 'accepted'],
  ['one that ends the day before', nurses, [licence('accepted', 'Nurse', '2027-06-11')], 'expired'],
  ['one that is looked at and ends before', nurses, [licence('awaiting', 'Nurse', '2027-06-11')], 'expired'],
  ['one of somebody else’s profession', nurses, [licence('accepted', 'Pharmacist')], 'wrong-profession'],
  ['one that was refused', nurses, [licence('refused')], 'refused'],
  ['a renewal that is looked at', nurses, [licence('awaiting'), licence('accepted')], 'accepted'],
  ['a renewal that was refused', nurses, [licence('refused'), licence('accepted')], 'accepted'],
  [
    'a renewal of what ends before',
    nurses,
    [licence('awaiting'), licence('accepted', 'Nurse', '2027-01-01')],
    'awaiting',
  ],
  ['another after a refusal', nurses, [licence('awaiting'), licence('refused')], 'awaiting'],
  [
    'one for another profession beside',
    nurses,
    [licence('awaiting', 'Pharmacist'), licence('accepted')],
    'accepted',
  ],
] as const)('%s: %#', (...[, course, licences, standing]) => {
  expect(licenceStanding(course, licences)).toBe(standing);
});

test('who is looked at may wait, who has nothing good may not', () => {
  expect(['not-asked', 'accepted', 'awaiting'].some((one) => isLicenceObstacle(one as 'accepted'))).toBe(
    false,
  );
  expect(
    ['none', 'refused', 'expired', 'wrong-profession'].every((one) => isLicenceObstacle(one as 'none')),
  ).toBe(true);
});
