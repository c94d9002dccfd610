import { expect, test } from 'vitest';
import { COUNTRIES } from '#contracts/accounts/countries.ts';
import { PROFESSIONS } from '#contracts/accounts/professions.ts';
import { enquiryEndpoints } from '#contracts/enquiries/enquiries.ts';
import { demoCourses } from './courses.ts';
import { demoBodies } from './runs/certification-bodies.ts';
import { courseActs } from './runs/course-acts.ts';
import { announcedDaysAgo, taughtHours } from './runs/demo-course.ts';
import { demoInstructors } from './runs/instructors.ts';
import { alumni } from './story/alumni.ts';
import { EARLIER_RUNS, RETURNS } from './story/earlier-runs.ts';
import { demoEnquiries } from './story/enquiries.ts';
import { learners } from './story/people.ts';
import { FLAGSHIP_WORDS } from './story/review-texts.ts';
import { STORY } from './story/story.ts';

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.startsWith('https://') ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const longSentencesIn = (value: unknown): Set<string> =>
  new Set(
    stringsIn(value)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.length > 60),
  );
const repeated = <T>(values: readonly T[]): T[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

test('no sentence is used for two courses', () => {
  const all = demoCourses.flatMap((course) => [...longSentencesIn(course)]);
  expect(all.length).toBeGreaterThan(300);
  expect(repeated(all)).toEqual([]);
});

test('every course says what belongs to a course', () => {
  for (const course of demoCourses) {
    const { code, content, schedule, practical, certification, venue } = course;
    expect(course.description?.length, code).toBeGreaterThan(120);
    expect(content?.objectives?.length, code).toBeGreaterThanOrEqual(3);
    expect(content?.targetAudience?.length, code).toBeGreaterThanOrEqual(1);
    expect(content?.modules?.length, code).toBeGreaterThanOrEqual(2);
    expect(content?.faq?.length, code).toBeGreaterThanOrEqual(4);
    expect(content?.faq?.length, code).toBeLessThanOrEqual(6);
    expect(schedule?.agenda?.length, code).toBeGreaterThanOrEqual(3);
    expect(practical?.procedures?.length, code).toBeGreaterThanOrEqual(2);
    expect(certification?.cpdPoints, code).toBeGreaterThan(0);
    expect(venue?.name && venue.address, code).toBeTruthy();
  }
});

test('twenty-four courses or more, in eight cities or more, past and to come, of every kind', () => {
  expect(demoCourses.length).toBeGreaterThanOrEqual(24);
  expect(new Set(demoCourses.map(({ city }) => city)).size).toBeGreaterThanOrEqual(8);
  expect(repeated(demoCourses.map(({ slug }) => slug))).toEqual([]);
  expect(repeated(demoCourses.map(({ code }) => code))).toEqual([]);
  const cancelled = courseActs.flatMap((act) => (act.does === 'cancels' ? act.course : []));
  const statuses = demoCourses.map(({ slug, status, laterStatus }) =>
    cancelled.includes(slug) ? 'cancelled' : (laterStatus ?? status),
  );
  expect(statuses).toEqual(
    expect.arrayContaining(['draft', 'open', 'full', 'closed', 'in-progress', 'completed', 'cancelled']),
  );
  expect(demoCourses.some(({ isFree }) => isFree)).toBe(true);
  expect(demoCourses.some(({ startsIn }) => startsIn === null)).toBe(true);
  expect(demoCourses.some(({ paymentOptions }) => paymentOptions?.installments?.count === 4)).toBe(true);
  const coming = demoCourses.filter(({ startsIn }) => startsIn !== null && startsIn > 0);
  const daysOfEarlyBird = coming.flatMap(({ startsIn, earlyBirdDays }) =>
    earlyBirdDays ? [(startsIn ?? 0) - earlyBirdDays] : [],
  );
  expect(daysOfEarlyBird.some((days) => days > 0)).toBe(true);
  expect(daysOfEarlyBird.some((days) => days < 0)).toBe(true);
});

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

test('the slots of a day follow each other from its start to its end, with room to eat on a long one', () => {
  for (const { code, startTime = '', endTime = '', schedule } of demoCourses) {
    const slots = (schedule?.agenda ?? []).map(({ time = '', minutes = 0, title }) => {
      return { title, from: minutesOf(time), to: minutesOf(time) + minutes };
    });
    expect([slots[0]?.from, slots.at(-1)?.to], code).toEqual([minutesOf(startTime), minutesOf(endTime)]);
    const pauses = slots.slice(1).map(({ from }, index) => from - (slots[index]?.to ?? 0));
    expect(Math.min(...pauses), code).toBeGreaterThanOrEqual(0);
    const lunch = slots.filter(({ title }) => title === 'Lunch').map(({ from, to }) => to - from);
    const isLong = minutesOf(endTime) - minutesOf(startTime) > 360;
    if (isLong) expect(Math.max(...pauses, ...lunch), code).toBeGreaterThanOrEqual(30);
  }
});

/** '4 h 30', '75 min'; undefined of whole days. */
const minutesSaid = (duration: string) => {
  const [, hours, more, minutes] = /^(?:(\d+) h(?: (\d+))?|(\d+) min)$/.exec(duration) ?? [];
  return hours || minutes ? Number(hours ?? 0) * 60 + Number(more ?? minutes ?? 0) : undefined;
};

test('the slots of all days are the hours that a course states, and so are its modules and its points', () => {
  for (const course of demoCourses) {
    const hours = taughtHours(course);
    const { code, content, certification, lastsDays } = course;
    expect(Number.isInteger(hours), code).toBe(true);
    expect(certification?.cpdPoints, code).toBe(hours);
    const said = (content?.modules ?? []).map(({ duration = '' }) => duration);
    const minutes = said.flatMap((duration) => minutesSaid(duration) ?? []);
    const days = said.flatMap((duration) => /^(\d+) days?$/.exec(duration)?.[1] ?? []);
    expect(minutes.length + days.length, code).toBe(said.length);
    if (minutes.length > 0) expect(sumOf(minutes), code).toBe(hours * 60);
    if (days.length > 0) expect(sumOf(days.map(Number)), code).toBe(lastsDays);
  }
});

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

test('courses were announced on many days, before they were booked and no earlier than there was an academy', () => {
  const days = demoCourses.map(announcedDaysAgo);
  expect(new Set(days).size).toBeGreaterThan(demoCourses.length * 0.8);
  expect(Math.max(...days)).toBeLessThan(700);
  const earlier = new Map(EARLIER_RUNS.map(({ course, parts }) => [course, parts] as const));
  for (const [place, { slug }] of demoCourses.entries())
    for (const { enrolledDaysAgo } of earlier.get(slug) ?? [])
      expect(days[place], slug).toBeGreaterThan(enrolledDaysAgo);
});

test('whoever teaches is somebody with credentials', () => {
  const slugs = demoInstructors.map(({ slug }) => slug);
  expect(slugs).toHaveLength(8);
  expect(demoInstructors.every(({ credentials }) => credentials.length > 0)).toBe(true);
  const teachers = demoCourses.flatMap((course) => course.teachers.map(({ slug }) => slug));
  expect(teachers.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test('every body certifies some course, and who certifies beside the academy is one of them', () => {
  const certifications = demoCourses.flatMap(({ certification }) => certification ?? []);
  const partners = certifications.flatMap(({ certificationBodies = [] }) => certificationBodies);
  const issuers = certifications.flatMap(({ issuingAuthority }) => issuingAuthority ?? []);
  const names = demoBodies.map(({ name }) => name).toSorted();
  const naming = new Set([...partners.map(({ name }) => name), ...issuers]);
  naming.delete('Aurea Academy');
  expect([...naming].toSorted()).toEqual(names);
});

test('people could have registered by the form, and each has a part', () => {
  const everybody = [...learners, ...alumni];
  for (const person of everybody) {
    expect(COUNTRIES).toContain(person.country);
    expect(PROFESSIONS).toContain(person.profession);
    expect(person.lastName && person.address && person.phoneNumber).toBeTruthy();
  }
  const keys = everybody.map(({ key }) => key);
  expect(repeated(keys)).toEqual([]);
  expect(learners.map(({ key }) => key).toSorted()).toEqual(
    [...new Set(STORY.map(({ who }) => who))].toSorted(),
  );
  expect(RETURNS.filter(({ who }) => !keys.includes(who))).toEqual([]);
});

test('no review is written twice', () => {
  expect(FLAGSHIP_WORDS).toHaveLength(127);
  const earlier = EARLIER_RUNS.flatMap(({ parts }) => parts.flatMap(({ review }) => review?.text ?? []));
  const told = STORY.flatMap((scene) => (scene.does === 'reviews' ? scene.text : []));
  expect(repeated([...earlier, ...told])).toEqual([]);
  expect(earlier.length).toBeGreaterThan(150);
});

test('enquiries could have been sent by the form, in every state', () => {
  for (const { asked } of demoEnquiries)
    expect(enquiryEndpoints.createEnquiry.body?.safeParse(asked).error).toBeUndefined();
  const statuses = demoEnquiries.map(({ status, reply }) => status ?? (reply ? 'answered' : 'new'));
  expect(statuses).toEqual(expect.arrayContaining(['new', 'open', 'answered', 'closed', 'spam']));
});
