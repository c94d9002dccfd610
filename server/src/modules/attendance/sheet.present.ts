import type { Settings } from '#contracts/site/admin-settings.ts';
import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { Run } from '#server/modules/catalogue/index.ts';
import type { drawSignatureSheet } from '#server/modules/documents/index.ts';
import { localTimeIn } from '#server/platform/time.ts';
import type { StoredMark } from './attendance.repository.ts';
import type { getAttendance } from './get-attendance.ts';

type Sheet = Parameters<typeof drawSignatureSheet>[0];
type Listed = Awaited<ReturnType<typeof getAttendance>>;
type Person = Listed['people'][number];
type Facts = {
  settings: Settings;
  course: Run;
  teachers: readonly string[];
  marks: readonly StoredMark[];
};

const METHODS = {
  code: 'Code',
  figures: 'Figures',
  list: 'List',
  signature: 'Signature',
  correction: 'Corrected',
} as const;

/** The list of one day on paper, with a box for each signature. */
export const sheetOf = (
  { day, people }: Listed & { day: NonNullable<Listed['day']> },
  { settings, course, teachers, marks }: Facts,
): Sheet => {
  const signatureOf = ({ enrolmentId }: Person): string | null =>
    marks.find(
      (one) => one.enrolmentId === enrolmentId && one.sessionId === day.sessionId && one.signature !== null,
    )?.signature ?? null;
  const isHere = ({ arrivedAt }: Person) => arrivedAt !== null;
  return {
    brand: settings.brand.name,
    issuer: settings.legal.name,
    course: course.title,
    code: course.code,
    day: `${day.number} of ${day.of}`,
    date: formatLongDate(localDate(day.date)),
    hours: `${day.startTime} to ${day.endTime}`,
    venue: [course.venue.name, course.city].filter((name) => name !== '').join(', '),
    instructors: teachers.join(', '),
    participants: people.map((person) => ({
      name: person.name,
      arrived: person.arrivedAt ? localTimeIn(new Date(person.arrivedAt), course.zone) : '',
      left: person.leftAt ? localTimeIn(new Date(person.leftAt), course.zone) : '',
      noted: person.state === 'absent' ? 'Absent' : person.method ? METHODS[person.method] : '',
      signature: signatureOf(person),
    })),
    totals: [
      { label: 'Participants', value: String(people.length) },
      { label: 'Here', value: String(people.filter(isHere).length) },
    ],
  };
};
