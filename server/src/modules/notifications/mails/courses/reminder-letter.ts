import { formatLongDate, type LocalDate } from '#domain/time/local-date.ts';
import type { Fact, Letter } from '#emails/letter.ts';
import { fillIn, greeting, type RunFacts, runFacts, venueFact } from '#emails/words.ts';

export const REMINDER_SUBJECT = 'Your course starts on {startDate}: {courseTitle}';

export const SESSION_SUBJECT = 'Your session is on {startDate}: {courseTitle}';

export type ReminderFacts = {
  firstName: string;
  course: RunFacts;
  /** Of a live course: which it is, on which day for who reads, its hours, and the page that it is joined from. */
  session: { name: string; day: LocalDate; times: string; pageUrl: string } | null;
  subject: string;
  /** As staff wrote it, greeting and all, instead of our words; may be empty. */
  content: string;
  /** What staff add to either; may be empty. */
  message: string;
  /** Null: the letter does not say where. The map may be missing, then it is empty. */
  venue: { mapUrl: string; parkingAvailable: boolean } | null;
  /** Through whom the instructor is reached; null: the letter does not say. */
  instructor: { name: string | null; email: string; phone: string } | null;
  technicalRequirements: string[];
  isPlain: boolean;
  coursesUrl: string;
  contactEmail: string;
};

export const reminderLetter = (reminded: ReminderFacts): Letter =>
  reminded.session === null ? ofRun(reminded) : ofSession(reminded, reminded.session);

const ofRun = (data: ReminderFacts): Letter => ({
  ...common(data),
  heading: `Your course starts on ${formatLongDate(data.course.startDate)}`,
  facts: [...runFacts(data.course), ...venueFacts(data), ...instructorFacts(data)],
  action: { label: 'See your courses', href: data.coursesUrl },
});

const ofSession = (data: ReminderFacts, { name, day, times, pageUrl }: OfSession): Letter => ({
  ...common({ ...data, course: { ...data.course, startDate: day } }),
  heading: `Your session is on ${formatLongDate(day)}`,
  facts: [
    { label: 'Course', value: data.course.title },
    { label: 'Session', value: name },
    { label: 'When', value: times },
    { label: 'Join', value: 'From 15 minutes before, on the page of the session' },
    ...instructorFacts(data),
  ],
  action: { label: 'Open the page of the session', href: pageUrl },
});

type OfSession = NonNullable<ReminderFacts['session']>;

const common = (data: ReminderFacts) => ({
  subject: fillIn(data.subject, data),
  paragraphs: [...openingOf(data), ...(data.message === '' ? [] : [fillIn(data.message, data)])],
  lists:
    data.technicalRequirements.length === 0
      ? []
      : [{ title: 'Technical requirements', items: data.technicalRequirements }],
  closing: [`If you cannot come, please write to us: ${data.contactEmail}`],
  isPlain: data.isPlain,
});

const openingOf = (data: ReminderFacts): string[] =>
  data.content === ''
    ? [greeting(data.firstName), `we look forward to seeing you at ${data.course.title}.`]
    : [fillIn(data.content, data)];

const venueFacts = ({ course, venue }: ReminderFacts): Fact[] => {
  if (!venue) return [];
  const { mapUrl, parkingAvailable } = venue;
  return [
    venueFact(course),
    ...(mapUrl ? [{ label: 'How to get there', value: 'See the map', href: mapUrl }] : []),
    ...(parkingAvailable ? [{ label: 'Parking', value: 'Available at the venue' }] : []),
  ];
};

const instructorFacts = ({ instructor }: ReminderFacts): Fact[] => {
  if (!instructor) return [];
  const { name, email, phone } = instructor;
  return [
    ...(name ? [{ label: 'Instructor', value: name }] : []),
    { label: 'Questions to the instructor', value: `${email}, ${phone}`, href: `mailto:${email}` },
  ];
};
