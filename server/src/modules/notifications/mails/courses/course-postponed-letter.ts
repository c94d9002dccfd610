import { formatLongDate, type LocalDate } from '#domain/time/local-date.ts';
import type { Attachment, Letter } from '#emails/letter.ts';
import {
  courseFacts,
  greeting,
  type OpenPart,
  openPartsList,
  type Paid,
  paidText,
  type RunFacts,
} from '#emails/words.ts';

type CoursePostponed = {
  name: string;
  reference: string;
  orderUrl: string;
  /** As it is now. */
  course: RunFacts;
  from: LocalDate;
  to: LocalDate;
  /** Empty where staff gave none. */
  reason: string;
  /** A seat that is held for a payment, by who is not on the course yet. */
  isHeld: boolean;
  /** Null where it is not offered, or no longer. */
  withdrawal: { until: string; goesBack: Paid } | null;
  openParts: OpenPart[];
  calendarUrl: string;
  contactEmail: string;
  /** Of a live course: its sessions for the calendar. */
  attachments: Attachment[];
};

export const coursePostponedLetter = (data: CoursePostponed): Letter => ({
  subject: `New dates for your course: ${data.course.title}`,
  heading: 'Your course has new dates',
  paragraphs: [
    greeting(data.name),
    `the course below does not begin on ${formatLongDate(data.from)} but on ${formatLongDate(data.to)}.`,
    ...stand(data),
  ],
  ...(data.reason !== '' && { quote: { title: 'Reason', text: data.reason } }),
  facts: [
    ...courseFacts(data.course),
    { label: 'Order', value: data.reference },
    { label: 'Calendar', value: 'Take over the new dates', href: data.calendarUrl },
  ],
  lists: openPartsList(data.openParts),
  action: { label: 'See your order', href: data.orderUrl },
  closing: [`If you have a question, please write to us: ${data.contactEmail}`],
  attachments: data.attachments,
});

const stand = ({ isHeld, withdrawal }: CoursePostponed): string[] => {
  if (isHeld) return ['Your seat is held as before. If you pay for it, you pay for the new dates.'];
  const kept = 'Your place is kept: if the new dates suit you, you need not do anything.';
  if (!withdrawal) return [kept];
  const { until, goesBack } = withdrawal;
  const isPaid = goesBack.aed + goesBack.creditEur > 0;
  const money = isPaid ? ` Everything you paid comes back, ${paidText(goesBack)}.` : '';
  return [
    kept,
    `If they do not, you can withdraw free of charge until ${until}, with one button on the page of your order.${money}`,
  ];
};
