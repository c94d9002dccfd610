import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { DetailSection } from '#web/ui/layout/detail-section.tsx';
import { InstructorCard } from '../instructors/instructor-card.tsx';

export function CourseInstructors({ course }: { course: CourseDetail }) {
  const { primary, additional } = course.instructorDetails;
  const team = primary ? [primary, ...additional] : additional;
  return (
    <DetailSection id="instructors" title="Instructors">
      {team.length > 0 ? (
        <div className="-mt-5 divide-y divide-hairline">
          {team.map((instructor) => (
            <InstructorCard key={instructor._id} instructor={instructor} position={instructor.role} />
          ))}
        </div>
      ) : (
        <p dir="auto">{course.instructorNames || 'Instructor information will be provided soon'}</p>
      )}
    </DetailSection>
  );
}
