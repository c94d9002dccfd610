import { formatLongDate } from '#domain/time/local-date.ts';
import type { Fact, Letter } from '#emails/letter.ts';
import { fillIn, greeting, type RunFacts, runFacts, venueFact } from '#emails/words.ts';

export const REMINDER_SUBJECT = 'Your course starts on {startDate}: {courseTitle}';

export type ReminderFacts = {
  firstName: string;
  course: RunFacts;
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

export const reminderLetter = (data: ReminderFacts): Letter => ({
  subject: fillIn(data.subject, data),
  heading: `Your course starts on ${formatLongDate(data.course.startDate)}`,
  paragraphs: [...openingOf(data), ...(data.message === '' ? [] : [fillIn(data.message, data)])],
  facts: [...runFacts(data.course), ...venueFacts(data), ...instructorFacts(data)],
  lists:
    data.technicalRequirements.length === 0
      ? []
      : [{ title: 'Technical requirements', items: data.technicalRequirements }],
  action: { label: 'See your courses', href: data.coursesUrl },
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
