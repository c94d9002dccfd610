import type { CourseKind } from '#domain/courses/course-kind.ts';
import { DESCRIPTION_LENGTH, TITLE_LENGTH } from '../courses/course-options.ts';
import type { Issue } from '../errors.ts';
import type { CourseForm } from './course-form.ts';
import { sessionIssues } from './live-rules.ts';

type Rule = {
  field: string;
  message: string;
  /** Also asked of a draft, which may leave out but not overstep. */
  limitsDrafts?: boolean;
  /** The only kind of which it is asked. */
  of?: CourseKind;
  fails(course: CourseForm): boolean;
};

const venueRule = (part: 'name' | 'city' | 'country' | 'address'): Rule => ({
  field: `venue.${part}`,
  message: `Venue ${part} is required`,
  of: 'InPersonCourse',
  fails: ({ venue }) => venue[part] === '',
});

/** What a course has to say before it is created or updated: the specified words in the specified order. */
const RULES: Rule[] = [
  {
    field: 'basic.title',
    message: 'Course title is required',
    limitsDrafts: true,
    fails: ({ basic }) => basic.title === '',
  },
  {
    field: 'basic.title',
    message: 'Course title must be less than 200 characters',
    limitsDrafts: true,
    fails: ({ basic }) => basic.title.length > TITLE_LENGTH,
  },
  {
    field: 'basic.description',
    message: 'Course description is required',
    fails: ({ basic }) => basic.description === '',
  },
  {
    field: 'basic.description',
    message: 'Course description must be less than 2000 characters',
    limitsDrafts: true,
    fails: ({ basic }) => basic.description.length > DESCRIPTION_LENGTH,
  },
  {
    field: 'schedule.startDate',
    message: 'Start date is required',
    of: 'InPersonCourse',
    fails: ({ schedule }) => !schedule.startDate,
  },
  {
    field: 'schedule.endDate',
    message: 'End date cannot be before start date',
    of: 'InPersonCourse',
    fails: ({ schedule: { startDate, endDate } }) => isBefore(endDate, startDate),
  },
  {
    field: 'live.platform',
    message: 'Platform is required',
    of: 'OnlineLiveTraining',
    fails: ({ live }) => live.platform === '',
  },
  {
    field: 'live.sessions',
    message: 'At least one session is required',
    of: 'OnlineLiveTraining',
    fails: ({ live }) => live.sessions.length === 0,
  },
  {
    field: 'schedule.registrationDeadline',
    message: 'Registration deadline cannot be after course start date',
    fails: ({ schedule: { startDate, registrationDeadline } }) => isBefore(startDate, registrationDeadline),
  },
  {
    field: 'enrollment.basePrice',
    message: 'Base price must be greater than 0',
    fails: ({ enrollment: { basePrice, isFree } }) => (isFree ? (basePrice ?? 0) < 0 : (basePrice ?? 0) <= 0),
  },
  {
    field: 'enrollment.basePrice',
    message: 'Base price must not be negative',
    limitsDrafts: true,
    fails: ({ enrollment }) => (enrollment.basePrice ?? 0) < 0,
  },
  {
    field: 'enrollment.earlyBird.basePrice',
    message: 'Early bird price must not be negative',
    limitsDrafts: true,
    fails: ({ enrollment }) => (enrollment.earlyBird.basePrice ?? 0) < 0,
  },
  {
    field: 'enrollment.earlyBird.basePrice',
    message: 'Early bird price must be less than regular price',
    fails: ({ enrollment: { basePrice, earlyBird } }) =>
      earlyBird.basePrice !== null && earlyBird.basePrice >= (basePrice ?? 0),
  },
  {
    field: 'enrollment.earlyBird.endsOn',
    message: 'Last day of the early bird is required',
    of: 'ELearningCourse',
    fails: ({ enrollment: { earlyBird } }) => earlyBird.basePrice !== null && earlyBird.endsOn === null,
  },
  {
    field: 'enrollment.seatsAvailable',
    message: 'Seats available must be at least 1',
    limitsDrafts: true,
    fails: ({ enrollment }) => enrollment.seatsAvailable < 1,
  },
  {
    field: 'enrollment.minEnrollment',
    message: 'Minimum enrollment cannot exceed available seats',
    fails: ({ enrollment }) => enrollment.minEnrollment > enrollment.seatsAvailable,
  },
  venueRule('name'),
  venueRule('city'),
  venueRule('country'),
  venueRule('address'),
  {
    field: 'instructors.primary.instructorId',
    message: 'Primary instructor is required',
    fails: ({ instructors }) => !instructors.primary.instructorId,
  },
];

const isBefore = (day: string | null, other: string | null) => day !== null && other !== null && day < other;

type Plan = { numberOfInstallments: number; installmentPlan: readonly { percentageOfTotal: number }[] };

/** The percentages that were given, and whether they can stand: all of them make 100, some of them no more. */
export const planShares = ({ numberOfInstallments, installmentPlan: plan }: Plan) => {
  const total = Math.round(plan.reduce((sum, part) => sum + part.percentageOfTotal, 0) * 100) / 100;
  const isWhole = plan.length >= numberOfInstallments;
  // What is no number is told where it stands.
  if (plan.length === 0 || Number.isNaN(total)) return { total, isRight: true };
  return { total, isRight: isWhole ? total === 100 : total <= 100 };
};

const PLAN = 'enrollment.paymentOptions.installmentStructure.installmentPlan';

const planIssues = ({ enrollment }: CourseForm): Issue[] => {
  const { installmentStructure } = enrollment.paymentOptions;
  if (!installmentStructure) return [];
  const { installmentPlan, numberOfInstallments } = installmentStructure;
  if (installmentPlan.length > numberOfInstallments)
    return [{ field: PLAN, message: `The plan has more than ${numberOfInstallments} installments` }];
  const { total, isRight } = planShares(installmentStructure);
  return isRight ? [] : [{ field: PLAN, message: `Installments must add up to 100%, now ${total}%` }];
};

/** Nobody teaches the same course twice. */
const teacherIssues = ({ instructors: { primary, additional } }: CourseForm): Issue[] =>
  additional.flatMap(({ instructorId }, at) => {
    const others = [primary, ...additional.slice(0, at)];
    const isTwice = instructorId !== null && others.some((other) => other.instructorId === instructorId);
    const field = `instructors.additional.${at}.instructorId`;
    return isTwice ? [{ field, message: 'An instructor can be on a course only once' }] : [];
  });

/** A course comes along once, however often it is named. */
const linkIssues = ({ enrollment: { linkedCourses } }: CourseForm): Issue[] =>
  linkedCourses.flatMap(({ courseId }, at) => {
    const isTwice = linkedCourses.slice(0, at).some((other) => other.courseId === courseId);
    const field = `enrollment.linkedCourses.${at}.courseId`;
    return isTwice ? [{ field, message: 'A course can be linked only once' }] : [];
  });

/** Everything that keeps a cleaned course of a kind from being saved, one sentence a field, at once. */
export const courseIssues = (
  course: CourseForm,
  { kind, isDraft }: { kind: CourseKind; isDraft: boolean },
): Issue[] => {
  const seen = new Set<string>();
  const isAsked = ({ limitsDrafts, of = kind }: Rule) => of === kind && (!isDraft || limitsDrafts);
  const failing = RULES.filter((rule) => isAsked(rule) && rule.fails(course));
  const plan = isDraft ? [] : planIssues(course);
  return [
    ...failing.map(({ field, message }) => ({ field, message })),
    ...(kind === 'OnlineLiveTraining' ? sessionIssues(course) : []),
    ...teacherIssues(course),
    ...linkIssues(course),
    ...plan,
  ].filter(({ field }) => !seen.has(field) && seen.add(field));
};
