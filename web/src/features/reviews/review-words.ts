import { coursePage, libraryPage } from '#contracts/courses/course-pages.ts';
import { RATING_WORDS } from '#contracts/reviews/review-options.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { monthOf, yearOf } from '#web/lib/format.ts';

/** 'Very good', of four stars. */
export const ratingWord = (rating: number): string => RATING_WORDS[rating - 1] ?? '';

/** 'April 2027', from '2027-04'. */
export const monthText = (month: string): string => `${monthOf(`${month}-01`)} ${yearOf(month)}`;

export const reviewCount = (count: number): string =>
  `${count.toLocaleString('en')} ${count === 1 ? 'review' : 'reviews'}`;

/** What is reviewed: of which kind, and where its page is. */
export interface Reviewed {
  kind: CourseKind;
  slug: string;
}

export const reviewsPath = (course: Reviewed): string => `${coursePage(course)}/reviews`;

/** Where the person's own courses of the kind are listed. */
export const libraryOf = ({ kind }: Pick<Reviewed, 'kind'>) => ({
  label: LIBRARIES[kind],
  to: libraryPage(kind),
});

const LIBRARIES: Record<CourseKind, string> = {
  InPersonCourse: 'In-person',
  OnlineLiveTraining: 'Live online',
  ELearningCourse: 'Self-paced',
};
