import type { CourseSummary } from '#contracts/in-person-courses.ts';
import { TextLink } from '#web/ui/link.tsx';
import { Section } from '#web/ui/section.tsx';
import { CourseTable } from './course-table.tsx';
import { NoCourses } from './no-courses.tsx';

interface BookableCoursesProps {
  title: string;
  intro?: string;
  courses: readonly CourseSummary[];
  /** A link to the whole list. */
  more?: boolean;
}

/** A titled table of dates within a page that is about something else. */
export function BookableCourses({ title, intro, courses, more }: BookableCoursesProps) {
  return (
    <Section
      title={title}
      intro={intro}
      full
      action={
        more && (
          <TextLink to="/in-person-aesthetic-training" look="standalone">
            All dates
          </TextLink>
        )
      }
    >
      {courses.length > 0 ? <CourseTable label={`${title}: courses`} courses={courses} /> : <NoCourses />}
    </Section>
  );
}
