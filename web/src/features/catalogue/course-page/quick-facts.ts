import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import { optionWords } from '#web/lib/option-words.ts';
import { LIVE_ONLINE } from '#web/lib/places/place-text.ts';
import { countText } from '../course-lists.ts';
import { knownFacts } from './facts.tsx';

/** What a reader compares courses by. The first four are always there, the others where the course says so. */
export const quickFacts = (course: CourseDetail) => {
  const { schedule, content, certification, enrollment, practical } = course;
  const { startTime, endTime, totalHours, language } = schedule;
  const { participantsPerInstructor } = practical;
  const { experienceLevel } = content;
  return knownFacts([
    { term: 'Duration', fact: schedule.duration || 'TBD' },
    { term: 'Certification', fact: certification.enabled ? 'Included' : 'No' },
    { term: 'Class Size', fact: `${enrollment.seatsAvailable} at most` },
    { term: 'Training Type', fact: trainingType(course) },
    // Of a live course each session has hours of its own.
    { term: 'Hours', fact: !isLive(course) && startTime && endTime && `${startTime}–${endTime}` },
    { term: 'Total', fact: totalHours && countText(totalHours, 'hour') },
    { term: 'Level', fact: experienceLevel !== 'all-levels' && optionWords(experienceLevel) },
    { term: 'Credit', fact: certification.cpdPoints && `${certification.cpdPoints} CPD points` },
    {
      term: 'Group',
      fact: !isLive(course) && participantsPerInstructor && `${participantsPerInstructor} per instructor`,
    },
    { term: 'Language', fact: language },
  ]);
};

const isLive = ({ kind }: CourseDetail) => kind === 'OnlineLiveTraining';

const trainingType = (course: CourseDetail): string => {
  if (isLive(course)) return LIVE_ONLINE;
  return course.practical.hasHandsOn ? 'Hands-On' : 'Theory';
};

/** [whether it counts, what it is called] */
type Ticks = readonly (readonly [unknown, string])[];
const ticked = (ticks: Ticks): string[] => ticks.filter(([counts]) => counts).map(([, label]) => label);

/** What a participant has to do for the certificate. */
export const certificateRequirements = ({ requirements: asked }: CourseDetail['certification']): string[] =>
  ticked([
    [asked.minimumAttendance, `${asked.minimumAttendance}% minimum attendance`],
    [asked.practicalRequired, 'Practical assessment'],
    [asked.examRequired, 'Examination'],
    [asked.videoSubmissionRequired, 'Video submission'],
    [
      asked.minimumScore && (asked.practicalRequired || asked.examRequired),
      `${asked.minimumScore}% minimum score`,
    ],
  ]);

/** 'Lifetime', '1 year' or '3 years'; empty where nothing is said. */
export const certificateValidity = ({ validity }: CourseDetail['certification']): string => {
  if (validity.isLifetime) return 'Lifetime';
  if (!validity.years) return '';
  return countText(validity.years, 'year');
};

const INCLUDED_WORDS: Record<string, string> = {
  takeHome: 'Take-home kit',
  included: 'Accommodation',
  assistanceProvided: 'Help with accommodation',
};

/** What the price pays for besides the teaching. */
export const inclusionsOf = ({ inclusions: { meals, materials, accommodation, services } }: CourseDetail) =>
  ticked(
    Object.entries({ ...meals, ...materials, ...accommodation, ...services }).map(([key, value]) => [
      value === true,
      INCLUDED_WORDS[key] ?? optionWords(key),
    ]),
  );

/** What a participant needs, so that nobody is put at risk. */
export const safetyRequirements = ({ safetyRequirements: needed }: CourseDetail['practical']): string[] =>
  ticked([
    [needed.ppeRequired, 'Personal protective equipment'],
    [needed.healthClearance, 'Health clearance'],
    [needed.insuranceRequired, 'Professional indemnity insurance'],
  ]);

export const certificateFeatures = ({ features }: CourseDetail['certification']): string[] =>
  ticked([
    [features.digitalBadge, 'Digital badge'],
    [features.qrVerification, 'QR verification'],
  ]);
