import { expect, test } from 'vitest';
import { eur } from '#domain/money/money.ts';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { localDate } from '#domain/time/local-date.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { policyOf } from '../courses/course-facts.ts';

const database = given(freshDatabase);

test('instants follow from the calendar of the venue, across the change of clocks', async () => {
  const course = await addCourse(database.db, {
    zone: 'Europe/London',
    startDate: '2027-04-02',
    endDate: '2027-04-03',
    startTime: '09:30',
    endTime: '18:00',
    earlyBirdPriceEur: 100_000,
    earlyBirdDays: 10,
  });
  expect(course).toMatchObject({
    startsAt: new Date('2027-04-02T08:30:00Z'),
    endsAt: new Date('2027-04-03T17:00:00Z'),
    deadlineAt: new Date('2027-04-02T08:30:00Z'),
    earlyBirdEndsAt: new Date('2027-03-23T23:59:59.999Z'),
  });
});

test('a deadline of its own goes before the start, and a course of one day ends on it', async () => {
  const course = await addCourse(database.db, {
    startDate: '2027-04-02',
    endDate: null,
    deadline: { date: localDate('2027-03-26'), time: '18:00' },
  });
  expect(course).toMatchObject({
    deadlineAt: new Date('2027-03-26T14:00:00Z'),
    endsAt: new Date('2027-04-02T13:00:00Z'),
  });
});

test('a course without a date has no instants', async () => {
  const course = await addCourse(database.db, { startDate: null, earlyBirdDays: 30 });
  expect(course).toMatchObject({ startsAt: null, endsAt: null, deadlineAt: null, earlyBirdEndsAt: null });
});

test('runs of one series share it, and the policy is the default one unless it says otherwise', async () => {
  const series = { slug: 'shared', title: 'Shared', discipline: 'skin' as const };
  const first = await addCourse(database.db, { series });
  const policy = { ...DEFAULT_POLICY, transfer: { fee: eur(0), fromDaysBefore: 1 } };
  const second = await addCourse(database.db, { series, policy });
  expect(second.series).toEqual(first.series);
  expect(policyOf(first)).toEqual(DEFAULT_POLICY);
  expect(policyOf(second)).toEqual(policy);
});

test('participants are asked for a review unless the course says otherwise, and are named unless it allows not to be', async () => {
  const usual = await addCourse(database.db);
  const quiet = await addCourse(database.db, { reviews: { enabled: false, allowAnonymous: true } });
  expect(usual.reviews).toEqual({ enabled: true, requireVerifiedEnrollment: true, allowAnonymous: false });
  expect(quiet.reviews).toMatchObject({ enabled: false, allowAnonymous: true });
});
