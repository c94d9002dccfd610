import type { AnswerOf } from '#contracts/endpoint.ts';
import type { getAttendanceReport } from '#contracts/reporting/admin-reports.ts';
import { hours, reportSheet } from './report-sheet.ts';

type Attendance = AnswerOf<typeof getAttendanceReport>['report'];

export const attendanceSheet = reportSheet<Attendance['rows'][number], Attendance['total']>(
  [
    { title: 'Code', name: ({ code }) => code },
    { title: 'Title', width: 40, name: ({ title }) => title },
    { title: 'Starts', name: ({ startsOn }) => startsOn },
    { title: 'City', name: ({ city }) => city },
  ],
  [
    { title: 'Enrolled', of: ({ enrolled }) => enrolled },
    { title: 'Attended', of: ({ attended }) => attended },
    { title: 'No-shows', of: ({ noShows }) => noShows },
    { title: 'Not known', of: ({ notKnown }) => notKnown },
    hours('Hours attended', ({ minutes }) => minutes),
    hours('Hours possible', ({ possibleMinutes }) => possibleMinutes),
  ],
);
