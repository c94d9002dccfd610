import type { AttendedDay } from '#contracts/attendance/admin-attendance.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { type AttendanceCourse, platformListPath, roomPath } from '../attendance-words.ts';

interface AttendanceLinksProps {
  course: AttendanceCourse;
  day: AttendedDay | null;
}

/** Where else the people of a day are: a room has a code and a sheet, a live session its platform’s list. */
export function AttendanceLinks({ course: { slug, kind }, day }: AttendanceLinksProps) {
  return (
    <>
      <ButtonLink size="sm" to={MANAGERS_OF_COURSES[kind].roster(slug)}>
        Roster
      </ButtonLink>
      {day && kind === 'OnlineLiveTraining' && (
        <ButtonLink size="sm" variant="primary" to={platformListPath(slug, day.number)}>
          Platform’s list
        </ButtonLink>
      )}
      {day && kind === 'InPersonCourse' && (
        <>
          <ButtonLink
            size="sm"
            to={`/api/admin/in-person-courses/${slug}/attendance/sheet?day=${day.number}`}
            reloadDocument
          >
            Signature sheet
          </ButtonLink>
          <ButtonLink size="sm" variant="primary" to={roomPath(slug, day.number)}>
            Show the code
          </ButtonLink>
        </>
      )}
    </>
  );
}
