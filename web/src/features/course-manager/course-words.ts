import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import type { CourseConsequences } from '#contracts/course-office/course-changes.ts';
import type {
  AdminCourseSort,
  AdminCourseView,
  SelfPacedSort,
  SelfPacedView,
} from '#contracts/course-office/course-list-options.ts';
import type { SelfPacedRow } from '#contracts/course-office/self-paced-lists.ts';
import type { CATEGORIES } from '#contracts/courses/course-options.ts';
import {
  aedText,
  counted,
  detailDay,
  eurDecimalText,
  eurText,
  figureText,
  moneyAndCreditText,
} from '#web/lib/format.ts';
import { officeDay } from '#web/lib/office-time.ts';

export type ViewName = AdminCourseView | SelfPacedView;
export type ColumnName = AdminCourseSort | SelfPacedSort;

/** Saved views, by the words of their tabs. */
export const viewWords: Readonly<Record<ViewName, string>> = {
  upcoming: 'Upcoming',
  'needs-minimum': 'Needs minimum',
  'early-bird-ends': 'Early bird ends this month',
  completed: 'Completed',
  unpublished: 'Nothing published yet',
  templates: 'Templates',
};

/** The columns that order a list, by the words of their heads. */
export const columnWords: Readonly<Record<ColumnName, string>> = {
  code: 'Code',
  title: 'Title',
  category: 'Category',
  location: 'Location',
  start: 'Start Date',
  created: 'Created Date',
  price: 'Price',
  seats: 'Seats',
  learners: 'Learners',
  content: 'Content',
  published: 'Version',
  updated: 'Updated',
  status: 'Status',
};

/** '3 modules, 24 slides'. */
export const contentText = ({ modules, slides }: SelfPacedRow['published']): string =>
  `${counted(modules, 'module')}, ${counted(slides, 'slide')}`;

/** 'v3', or that there is none yet. */
export const versionText = ({ version }: SelfPacedRow['published']): string =>
  version > 0 ? `v${version}` : 'not published';

export const categoryWords: Readonly<Record<(typeof CATEGORIES)[number], string>> = {
  aesthetic: 'Aesthetic',
  medical: 'Medical',
  business: 'Business',
  technical: 'Technical',
};

/** '€1,450', or 'Free'. */
export const priceText = (basePrice: number): string =>
  basePrice > 0 ? figureText(eurDecimalText(basePrice)) : 'Free';

/** '5 Mar 2027', where the academy has its seat. */
export const officeDayText = (at: string): string => detailDay(officeDay(at));

/** 'Milan, Italy'. */
export const placeText = ({ city, country }: { city: string; country: string }): string =>
  [city, country].filter(Boolean).join(', ') || '–';

/** '3/10'. */
export const seatsText = ({ currentEnrollment, seatsAvailable }: AdminCourseRow['enrollment']): string =>
  `${currentEnrollment}/${seatsAvailable}`;

/** The same for who cannot see the bar, with what has to be reached. */
export const seatsLabel = ({
  currentEnrollment,
  seatsAvailable,
  minEnrollment,
}: AdminCourseRow['enrollment']) =>
  `${currentEnrollment} of ${seatsAvailable} enrolled, minimum ${minEnrollment}`;

/** '09:00–17:00'. */
export const timesText = ({ startTime, endTime }: { startTime: string; endTime: string }): string =>
  [startTime, endTime].filter(Boolean).join('–');

const isAlone = ({ enrolled, held, refundEur, creditEur }: CourseConsequences) =>
  enrolled + held + refundEur + creditEur === 0;

const enrolledWords = (enrolled: number) => `${counted(enrolled, 'person is', 'people are')} enrolled`;

/** Why a course with people on it stays. */
export const keptWords = (enrolled: number): string =>
  `${enrolledWords(enrolled)} on it. Cancelling it mails each of them and refunds what was paid.`;

/** And a self-paced one. */
export const archiveWords = (learners: number): string =>
  `${counted(learners, 'person has', 'people have')} this course. Archive it instead: it leaves the shop, and they keep it.`;

/** What cancelling does, in numbers. */
export function cancelWords(facts: CourseConsequences): string[] {
  if (isAlone(facts)) return ['Nobody is on this course: nobody is mailed and nothing is refunded.'];
  const { enrolled, held, refundEur, refundAed, byCard, byTransfer, creditEur, openEur } = facts;
  return [
    enrolled > 0 && `${enrolledWords(enrolled)}: each is mailed the reason.`,
    held > 0 &&
      `${counted(held, 'seat is', 'seats are')} held for a payment: ${held === 1 ? 'it is' : 'they are'} let go.`,
    refundEur > 0 && `${eurText(refundEur)} (${aedText(refundAed)}) was received and is refunded in full.`,
    byCard > 0 && `${aedText(byCard)} of it goes back to cards by itself.`,
    byTransfer > 0 && `${aedText(byTransfer)} of it came by bank transfer: staff have to send it back.`,
    creditEur > 0 && `${eurText(creditEur)} was paid with credit notes and is credit again.`,
    openEur > 0 && `${eurText(openEur)} is not paid yet and no longer owed.`,
  ].filter((words): words is string => Boolean(words));
}

/** What postponing does, in numbers. */
export function postponeWords(facts: CourseConsequences): string[] {
  if (isAlone(facts)) return ['Nobody is on this course: nobody is mailed.'];
  const { enrolled, held } = facts;
  const back = moneyAndCreditText(facts);
  return [
    enrolled > 0 &&
      `${enrolledWords(enrolled)}: each is mailed the new dates and may withdraw free of charge.`,
    held > 0 && `${counted(held, 'seat stays', 'seats stay')} held for a payment.`,
    back && `At most ${back} goes back, if everybody withdraws.`,
  ].filter((words): words is string => Boolean(words));
}
