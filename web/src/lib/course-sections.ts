import { type CourseKind, RUN_KINDS } from '#domain/courses/course-kind.ts';
import { formSections, type SectionFacts } from './form-sections.ts';

const IN_PERSON = ['InPersonCourse'] as const;
const LIVE = ['OnlineLiveTraining'] as const;
const SELF_PACED = ['ELearningCourse'] as const;

const ALL = [
  { id: 'basic', title: 'Basic Information', required: true, opensFirst: true, fields: ['basic'] },
  {
    id: 'schedule',
    title: 'Schedule & Timing',
    of: RUN_KINDS,
    required: true,
    opensFirst: true,
    fields: ['schedule'],
  },
  {
    id: 'sessions',
    title: 'Sessions',
    of: LIVE,
    required: true,
    opensFirst: true,
    fields: ['live.sessions'],
  },
  { id: 'live', title: 'Live', of: LIVE, required: true, opensFirst: true, fields: ['live'] },
  {
    id: 'enrollment',
    title: 'Enrollment & Pricing',
    required: true,
    opensFirst: true,
    fields: ['enrollment'],
  },
  { id: 'access', title: 'Access', of: SELF_PACED, opensFirst: true, fields: ['access'] },
  { id: 'instructors', title: 'Instructors', required: true, fields: ['instructors'] },
  { id: 'venue', title: 'Venue', of: IN_PERSON, required: true, fields: ['venue'] },
  { id: 'payment', title: 'Payment Options', of: RUN_KINDS, fields: ['enrollment.paymentOptions'] },
  { id: 'waitlist', title: 'Waitlist', of: RUN_KINDS, fields: ['waitlist'] },
  { id: 'content', title: 'Course Content', fields: ['content'] },
  { id: 'practical', title: 'Practical Training', of: IN_PERSON, fields: ['practical'] },
  { id: 'assessment', title: 'Assessment', of: RUN_KINDS, fields: ['assessment'] },
  { id: 'certification', title: 'Certification', fields: ['certification'] },
  { id: 'reviews', title: 'Reviews', fields: ['reviews'] },
  { id: 'inclusions', title: "What's Included", fields: ['inclusions'] },
  { id: 'media', title: 'Media', fields: ['media'] },
  { id: 'attendance', title: 'Attendance', of: RUN_KINDS, fields: ['attendance'] },
  {
    id: 'notices',
    title: 'Notifications & Reminders',
    of: RUN_KINDS,
    fields: ['notificationSettings', 'reminderSettings', 'emailCustomization'],
  },
  { id: 'contact', title: 'Contact & Support', fields: ['contact', 'metadata'] },
] as const satisfies readonly (SectionFacts & { of?: readonly CourseKind[] })[];

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

/** A section that names no kind stands in the forms of all. */
const sectionsOf = (kind: CourseKind) =>
  formSections<CourseSectionId>(
    ALL.filter((section) => !('of' in section) || section.of.some((one) => one === kind)),
    REQUIRED,
  );

/** The form of each kind of course from top to bottom. */
export const COURSE_SECTIONS = {
  InPersonCourse: sectionsOf('InPersonCourse'),
  OnlineLiveTraining: sectionsOf('OnlineLiveTraining'),
  ELearningCourse: sectionsOf('ELearningCourse'),
};
export const { fieldWords } = formSections<CourseSectionId>(ALL, REQUIRED);
