import { eur, formatEur } from '#domain/money/money.ts';
import { shortTitle } from '#domain/orders/short-title.ts';
import type { PolicyTerms } from '#domain/policies/policy-terms.ts';
import type { LocalDate } from '#domain/time/local-date.ts';
import type { Fact, Letter } from './letter.ts';
import { type CourseFacts, courseFacts, policyList } from './words.ts';

/** A course of an order, with what was agreed of it. */
export type OrderedCourse = {
  course: CourseFacts;
  priceEur: number;
  /** The course that brought it, free of charge. */
  broughtBy: string | null;
  policy: PolicyTerms | null;
  /** On the clocks where it is. */
  today: LocalDate;
  /** Null where there is no date to take over. */
  calendarUrl: string | null;
};

/** 'Botox Level 1 and 2 more' */
export const titleOf = (courses: readonly OrderedCourse[]): string =>
  shortTitle(courses.map(({ course }) => course.title));

/** Each course under its title, with when and where it takes place and what it costs. */
export const courseLists = (courses: readonly OrderedCourse[]): NonNullable<Letter['lists']> =>
  courses.map((one) => ({
    title: one.course.title,
    items: [
      ...courseFacts(one.course)
        .filter(({ label }) => label !== 'Course')
        .map(({ label, value }) => `${label}: ${value}`),
      `Price: ${priceText(one)}`,
    ],
  }));

const priceText = ({ priceEur, broughtBy }: OrderedCourse): string => {
  if (broughtBy) return `free with ${broughtBy}`;
  return priceEur > 0 ? formatEur(eur(priceEur)) : 'free';
};

/** What an order is of: the facts of its only course, or a list for each of several. */
export const aboutCourses = (courses: readonly OrderedCourse[]): Required<Pick<Letter, 'facts' | 'lists'>> =>
  courses.length > 1
    ? { facts: [], lists: courseLists(courses) }
    : { facts: courses.flatMap(({ course }) => courseFacts(course)), lists: [] };

/** Where each is learned, or its dates are taken over. */
export const courseWays = (courses: readonly OrderedCourse[]): Fact[] =>
  courses.flatMap(({ course, calendarUrl }) => {
    if (course.kind === 'self-paced')
      return { label: 'Start learning', value: course.title, href: course.learnUrl };
    return calendarUrl ? { label: 'Calendar', value: course.title, href: calendarUrl } : [];
  });

/** What may be done about each when plans change. */
export const policyLists = (courses: readonly OrderedCourse[]): NonNullable<Letter['lists']> =>
  courses.flatMap(({ course, policy, today, priceEur }) => {
    if (course.kind === 'self-paced') return [];
    const lists = policyList(policy, { startDate: course.startDate, today }, priceEur === 0);
    return lists.map(({ title, items }) => ({ title: `${title}: ${course.title}`, items }));
  });
