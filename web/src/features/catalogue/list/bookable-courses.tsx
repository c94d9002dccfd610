import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { CourseRow } from '../course-lists.ts';
import { CourseTable } from './course-table.tsx';
import { NoCourses } from './no-courses.tsx';

interface BookableCoursesProps {
  title: string;
  intro?: string;
  courses: readonly CourseRow[];
  /** Where the rest of them is. */
  allAt?: string;
  id?: string;
  /** Below the rows. */
  children?: ReactNode;
}

/** A titled table of dates within a page that is about something else. */
export function BookableCourses({ title, intro, courses, allAt, id, children }: BookableCoursesProps) {
  return (
    <Section
      id={id}
      title={title}
      intro={intro}
      full
      action={
        allAt && (
          <TextLink to={allAt} look="standalone">
            All dates
            <ArrowRight aria-hidden="true" className="rtl:-scale-x-100" />
          </TextLink>
        )
      }
    >
      {courses.length > 0 ? <CourseTable label={`${title}: courses`} courses={courses} /> : <NoCourses />}
      {children}
    </Section>
  );
}
