import type { RunKind } from '#domain/courses/course-kind.ts';
import { formSections, type SectionFacts } from './form-sections.ts';

const ALL = [
  { id: 'basic', title: 'Basic Information', required: true, opensFirst: true, fields: ['basic'] },
  { id: 'schedule', title: 'Schedule & Timing', required: true, opensFirst: true, fields: ['schedule'] },
  {
    id: 'sessions',
    title: 'Sessions',
    of: 'OnlineLiveTraining',
    required: true,
    opensFirst: true,
    fields: ['live.sessions'],
  },
  { id: 'live', title: 'Live', of: 'OnlineLiveTraining', required: true, opensFirst: true, fields: ['live'] },
  {
    id: 'enrollment',
    title: 'Enrollment & Pricing',
    required: true,
    opensFirst: true,
    fields: ['enrollment'],
  },
  { id: 'instructors', title: 'Instructors', required: true, fields: ['instructors'] },
  { id: 'venue', title: 'Venue', of: 'InPersonCourse', required: true, fields: ['venue'] },
  { id: 'payment', title: 'Payment Options', fields: ['enrollment.paymentOptions'] },
  { id: 'waitlist', title: 'Waitlist', fields: ['waitlist'] },
  { id: 'content', title: 'Course Content', fields: ['content'] },
  { id: 'practical', title: 'Practical Training', of: 'InPersonCourse', fields: ['practical'] },
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
] as const satisfies readonly (SectionFacts & { of?: RunKind })[];

export type CourseSectionId = (typeof ALL)[number]['id'];

const REQUIRED = [
  'basic.title',
  'basic.description',
  'schedule.startDate',
  'live.platform',
  'live.sessions',
  'enrollment.basePrice',
  'enrollment.seatsAvailable',
  'venue.name',
  'venue.city',
  'venue.country',
  'venue.address',
  'instructors.primary.instructorId',
];

/** A section that names no kind stands in the forms of both. */
const sectionsOf = (kind: RunKind) =>
  formSections<CourseSectionId>(
    ALL.filter((section) => !('of' in section) || section.of === kind),
    REQUIRED,
  );

/** The form of each kind of course from top to bottom. */
export const COURSE_SECTIONS = {
  InPersonCourse: sectionsOf('InPersonCourse'),
  OnlineLiveTraining: sectionsOf('OnlineLiveTraining'),
};
export const { fieldWords } = formSections<CourseSectionId>(ALL, REQUIRED);
