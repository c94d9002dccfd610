import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { courseList } from '#contracts/courses/course-pages.ts';
import type { RunKind } from '#domain/courses/course-kind.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { CourseRow } from '../course-lists.ts';
import { CourseTable } from './course-table.tsx';
import { NoCourses } from './no-courses.tsx';

interface BookableCoursesProps {
  title: string;
  intro?: string;
  courses: readonly CourseRow[];
  /** Of which kind they are: its list has the rest of them. */
  kind?: RunKind;
  id?: string;
  /** Below the rows. */
  children?: ReactNode;
}

/** A titled table of dates within a page that is about something else. */
export function BookableCourses({
  title,
  intro,
  courses,
  kind = 'InPersonCourse',
  id,
  children,
}: BookableCoursesProps) {
  return (
    <Section
      id={id}
      title={title}
      intro={intro}
      full
      action={
        <TextLink to={courseList(kind)} look="standalone">
          All dates
          <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
        </TextLink>
      }
    >
      {courses.length > 0 ? (
        <CourseTable label={`${title}: courses`} courses={courses} />
      ) : (
        <NoCourses kind={kind} />
      )}
      {children}
    </Section>
  );
}
