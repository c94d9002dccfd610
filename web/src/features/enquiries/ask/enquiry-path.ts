import { coursePage } from '#contracts/courses/course-pages.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';

/** A run, and which page is its own. */
export type AskedCourse = { kind: RunKind; slug: string };

interface Asked {
  /** None: the question is about no course. */
  course: AskedCourse | null;
  /** To be told when a seat is free. */
  isNotice?: boolean;
}

/** The page with the form. */
export function enquiryPath({ course, isNotice }: Asked): string {
  if (!course) return '/contact-us';
  return `${coursePage(course)}/enquiry${isNotice ? '?notice' : ''}`;
}

/** The same page once the form has been sent. */
export const sentPath = (asked: Asked) => `${enquiryPath({ course: asked.course })}?sent`;
