import { optionWords } from './option-words.ts';

export type SectionId =
  | 'basic'
  | 'schedule'
  | 'enrollment'
  | 'instructors'
  | 'venue'
  | 'payment'
  | 'waitlist'
  | 'content'
  | 'practical'
  | 'assessment'
  | 'certification'
  | 'reviews'
  | 'inclusions'
  | 'media'
  | 'attendance'
  | 'notices'
  | 'contact';

export interface SectionFacts {
  id: SectionId;
  title: string;
  required?: boolean;
  opensFirst?: boolean;
  /** The parts of a course that are filled in here. */
  fields: readonly string[];
}

/** The form from top to bottom. */
export const SECTIONS: readonly SectionFacts[] = [
  { id: 'basic', title: 'Basic Information', required: true, opensFirst: true, fields: ['basic'] },
  { id: 'schedule', title: 'Schedule & Timing', required: true, opensFirst: true, fields: ['schedule'] },
  {
    id: 'enrollment',
    title: 'Enrollment & Pricing',
    required: true,
    opensFirst: true,
    fields: ['enrollment'],
  },
  { id: 'instructors', title: 'Instructors', required: true, fields: ['instructors'] },
  { id: 'venue', title: 'Venue', required: true, fields: ['venue'] },
  { id: 'payment', title: 'Payment Options', fields: ['enrollment.paymentOptions'] },
  { id: 'waitlist', title: 'Waitlist', fields: ['waitlist'] },
  { id: 'content', title: 'Course Content', fields: ['content'] },
  { id: 'practical', title: 'Practical Training', fields: ['practical'] },
  { id: 'assessment', title: 'Assessment', fields: ['assessment'] },
  { id: 'certification', title: 'Certification', fields: ['certification'] },
  { id: 'reviews', title: 'Reviews', fields: ['reviews'] },
  { id: 'inclusions', title: "What's Included", fields: ['inclusions'] },
  { id: 'media', title: 'Media', fields: ['media'] },
  { id: 'attendance', title: 'Attendance', fields: ['attendance'] },
  {
    id: 'notices',
    title: 'Notifications & Reminders',
    fields: ['notificationSettings', 'reminderSettings', 'emailCustomization'],
  },
  { id: 'contact', title: 'Contact & Support', fields: ['contact', 'metadata'] },
];

/** What has to be said before a course is published. */
export const REQUIRED_FIELDS: ReadonlySet<string> = new Set([
  'basic.title',
  'basic.description',
  'schedule.startDate',
  'enrollment.basePrice',
  'enrollment.seatsAvailable',
  'venue.name',
  'venue.city',
  'venue.country',
  'venue.address',
  'instructors.primary.instructorId',
]);

/** '03' of the third. */
export const numberOf = (id: SectionId): string =>
  String(SECTIONS.findIndex((section) => section.id === id) + 1).padStart(2, '0');

const isPartOf = (field: string, part: string) => field === part || field.startsWith(`${part}.`);

/** Of two sections that could have a field, the one that names it more closely. */
function placeOf(field: string) {
  return SECTIONS.flatMap((section) => section.fields.map((part) => ({ section, part })))
    .filter(({ part }) => isPartOf(field, part))
    .sort((a, b) => b.part.length - a.part.length)[0];
}

/** The section in which a field stands. */
export const sectionOf = (field: string): SectionFacts | undefined => placeOf(field)?.section;

/**
 * 'Course Content: modules, 1, title' of `content.modules.0.title`: entries of a list are counted from 1, and what is
 * kept by the address of a file goes without it.
 */
export function fieldWords(field: string): string {
  const place = placeOf(field);
  if (!place) return optionWords(field);
  const within = field
    .slice(place.part.length + 1)
    .replace(/\.\/.*/, '')
    .split('.')
    .map(partWords)
    .join(', ');
  return within ? `${place.section.title}: ${within}` : place.section.title;
}

const partWords = (part: string) =>
  /^\d+$/.test(part)
    ? String(Number(part) + 1)
    : part.replace(/[A-Z]+/g, (capitals) => ` ${capitals.toLowerCase()}`).trim();
