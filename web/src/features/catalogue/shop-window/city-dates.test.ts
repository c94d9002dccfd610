import { expect, test } from 'vitest';
import { sampleCourse } from '#web/testing/sample-course.ts';
import { citiesOf } from './city-dates.ts';

const courseIn = (city: string, title: string, start: string | null) => {
  const course = sampleCourse({ title, start: start ?? '2027-01-01', end: start ?? '2027-01-01' });
  const schedule = { ...course.schedule, startDate: start };
  return { ...course, schedule, venue: { city, country: 'Somewhere' } };
};

test('cities come in the order of their next course, each with how many it has', () => {
  const cities = citiesOf([
    courseIn('Doha', 'Toxin', '2027-02-01'),
    courseIn('London', 'Lips', '2027-03-01'),
    courseIn('Doha', 'Boosters', '2027-04-01'),
  ]);
  expect(cities.map(({ city, count, next }) => [city, count, next.title])).toEqual([
    ['Doha', 2, 'Toxin'],
    ['London', 1, 'Lips'],
  ]);
});

test('a course without a date counts for its city, one without a city for none', () => {
  const cities = citiesOf([courseIn('Paris', 'Plasma', null), courseIn('', 'Somewhere', '2027-02-01')]);
  expect(cities).toHaveLength(1);
  expect(cities[0]?.next.startDate).toBeNull();
});
