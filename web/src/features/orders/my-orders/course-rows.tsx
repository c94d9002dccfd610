import type { ReactNode } from 'react';
import { coursePage, runTestPage } from '#contracts/courses/course-pages.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { orderEndpoints } from '#contracts/orders/orders.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { dayRange, eurText } from '#web/lib/format.ts';
import { placeText } from '#web/lib/places/place-text.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';

export type MyCourse = AnswerOf<(typeof orderEndpoints)['listMyCourses']>['courses'][number];

interface CourseRowsProps<Course extends MyCourse> {
  courses: Course[];
  /** What else there is to do about a course. */
  actionOf?: (course: Course) => ReactNode;
  /** What is told of it, over the whole width. */
  belowOf?: (course: Course) => ReactNode;
}

/** Courses that the person is enrolled in, each with its place, hours and what is still to be paid. */
export function CourseRows<Course extends MyCourse>({ courses, actionOf, belowOf }: CourseRowsProps<Course>) {
  return (
    <ul>
      {courses.map((course) => (
        <li
          key={course._id}
          className="flex flex-wrap items-start justify-between gap-x-8 gap-y-2 border-b border-hairline py-5 first:pt-0"
        >
          <div className="min-w-0 flex-[1_1_20rem]">
            <TextLink to={coursePage(course)} dir="auto" className="text-lg font-title">
              {course.title}
            </TextLink>
            <p className="num text-md text-muted">
              <bdi dir="ltr">{dayRange(course.startDate, course.endDate)}</bdi>
              {course.startTime && `, ${course.startTime} ${onClocksOf(course.venueTimezone, course.city)}`}
            </p>
            <p dir="auto" className="text-md text-muted">
              {placeText(course)}
            </p>
          </div>
          <div className="grid justify-items-start md:justify-items-end">
            {course.openEur > 0 && <span className="num text-md">{eurText(course.openEur)} still open</span>}
            {course.orderReference && (
              <TextLink to={`/orders/${course.orderReference}`} look="standalone">
                Order {course.orderReference}
              </TextLink>
            )}
            {course.hasTest && (
              <TextLink
                to={runTestPage(course.slug)}
                look="standalone"
                aria-label={`Test of ${course.title}`}
              >
                Test
              </TextLink>
            )}
            {actionOf?.(course)}
          </div>
          {belowOf?.(course)}
        </li>
      ))}
    </ul>
  );
}
