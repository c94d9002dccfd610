import { expect, test } from 'vitest';
import { COUNTRIES } from '#contracts/countries.ts';
import { PROFESSIONS } from '#contracts/professions.ts';
import { demoCourses } from './courses.ts';
import { demoInstructors } from './instructors.ts';
import { learners } from './people.ts';
import { STORY } from './story.ts';

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};
const longSentencesIn = (value: unknown): Set<string> =>
  new Set(
    stringsIn(value)
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter((sentence) => sentence.length > 60),
  );

test('no sentence is used for two courses', () => {
  const courses = demoCourses.map(longSentencesIn);
  const all = courses.flatMap((sentences) => [...sentences]);
  expect(all.length).toBeGreaterThan(100);
  expect(new Set(all).size).toBe(all.length);
});

test('courses are in six cities or more, and whoever teaches is somebody with credentials', () => {
  expect(new Set(demoCourses.map(({ city }) => city)).size).toBeGreaterThanOrEqual(6);
  const slugs = demoInstructors.map(({ slug }) => slug);
  expect(slugs.length).toBeGreaterThanOrEqual(6);
  expect(demoInstructors.every(({ credentials }) => credentials.length > 0)).toBe(true);
  const teachers = demoCourses.flatMap((course) => course.teachers.map(({ slug }) => slug));
  expect(teachers.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test('learners could have registered by the form, and the story is about them', () => {
  for (const person of learners) {
    expect(COUNTRIES).toContain(person.country);
    expect(PROFESSIONS).toContain(person.profession);
    expect(person.address && person.phoneNumber).toBeTruthy();
  }
  const keys = learners.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.toSorted()).toEqual([...new Set(STORY.map(({ who }) => who))].toSorted());
});
