import type { CourseDetail } from '#contracts/in-person-courses.ts';

type Fact = { term: string; fact: string };

/** What a reader compares courses by. The first four are always there, the others where the course says so. */
export const quickFacts = (course: CourseDetail): Fact[] => {
  const { schedule, certification, enrollment, practical } = course;
  const { participantsPerInstructor } = practical;
  return [
    { term: 'Duration', fact: schedule.duration || 'TBD' },
    { term: 'Certification', fact: certification.enabled ? 'Included' : 'No' },
    { term: 'Class Size', fact: `${enrollment.seatsAvailable} at most` },
    { term: 'Training Type', fact: practical.hasHandsOn ? 'Hands-On' : 'Theory' },
    ...optionalFact(
      'Hours',
      schedule.startTime && schedule.endTime && `${schedule.startTime}–${schedule.endTime}`,
    ),
    ...optionalFact('Credit', certification.cpdPoints && `${certification.cpdPoints} CPD points`),
    ...optionalFact('Group', participantsPerInstructor && `${participantsPerInstructor} per instructor`),
    ...optionalFact('Language', schedule.language),
  ];
};

const optionalFact = (term: string, fact: string | number | null): Fact[] =>
  typeof fact === 'string' && fact ? [{ term, fact }] : [];

const PASSING: readonly {
  key: 'practicalRequired' | 'examRequired' | 'videoSubmissionRequired';
  label: string;
}[] = [
  { key: 'practicalRequired', label: 'Practical assessment' },
  { key: 'examRequired', label: 'Examination' },
  { key: 'videoSubmissionRequired', label: 'Video submission' },
];

/** What a participant has to do for the certificate. */
export const certificateRequirements = ({ requirements }: CourseDetail['certification']): string[] => [
  ...(requirements.minimumAttendance ? [`${requirements.minimumAttendance}% minimum attendance`] : []),
  ...PASSING.filter(({ key }) => requirements[key]).map(({ label }) => label),
];

/** 'Lifetime', '1 year' or '3 years'; empty where nothing is said. */
export const certificateValidity = ({ validity }: CourseDetail['certification']): string => {
  if (validity.isLifetime) return 'Lifetime';
  if (!validity.years) return '';
  return `${validity.years} ${validity.years === 1 ? 'year' : 'years'}`;
};

/** What the price pays for besides the teaching. */
export const inclusionsOf = ({ inclusions: { meals, materials } }: CourseDetail): string[] =>
  [
    { included: meals.lunch, label: 'Lunch' },
    { included: materials.courseMaterials, label: 'Course materials' },
    { included: materials.certificatePrinting, label: 'Certificate printing' },
    { included: materials.takeHome, label: 'Take-home kit' },
  ]
    .filter(({ included }) => included)
    .map(({ label }) => label);
