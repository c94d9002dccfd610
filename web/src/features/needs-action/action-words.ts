import type { AnswerOf } from '#contracts/endpoint.ts';
import type { listNeedsAction } from '#contracts/orders/admin-needs-action.ts';
import { daysBetween, localDate } from '#domain/time/local-date.ts';
import { counted } from '#web/lib/format.ts';
import { CERTIFICATES, COURSES, ENQUIRIES, ORDERS, PAYMENT_CASES, WEBHOOKS } from '#web/lib/office-paths.ts';
import { officeDay } from '#web/lib/office-time.ts';

export type OpenAction = AnswerOf<typeof listNeedsAction>['actions'][number];

const kindWords: Readonly<Record<string, string>> = {
  'part-overdue': 'Part not paid',
  unapplied: 'Money without a seat',
  underpaid: 'Transfer too small',
  'lapsed-with-money': 'Order lapsed, money received',
  'licence-unproved': 'License not proved',
  'case-place': 'Paid, but no place',
  'seat-to-offer': 'Seat to offer',
  'certificate-refunded': 'Refunded, certificate valid',
  'refund-by-hand': 'Refund to send by hand',
  'case-problem': 'Problem with a payment request',
  dispute: 'Disputed payment',
  'gateway-unexplained': 'Money that no order explains',
  'attempt-unknown': 'Payment without an answer',
  'unknown-reference': 'Payment that is not ours',
  'webhook-failing': 'Webhook that takes nothing',
  'webhook-disabled': 'Webhook disabled',
  'mail-failed': 'Mail not sent',
  'dead-letter': 'Work given up',
  'backup-failed': 'Backup failed',
  'drill-failed': 'Backup not restored',
};

/** What it is, in words. */
export const kindOf = ({ kind }: Pick<OpenAction, 'kind'>): string =>
  kindWords[kind] ?? kind.replaceAll('-', ' ');

/** 'today', '12 days': for how long it has been waiting, in calendar days of the office. */
export function ageOf({ createdAt }: Pick<OpenAction, 'createdAt'>, today: string): string {
  const days = daysBetween(localDate(officeDay(createdAt)), localDate(today));
  return days <= 0 ? 'today' : counted(days, 'day');
}

const GIVES_BACK = ['underpaid', 'lapsed-with-money'];

/** Resolving it records that the money has gone. */
export const isForGood = ({ kind }: Pick<OpenAction, 'kind'>) => kind === 'refund-by-hand';

type Act = { label: 'Refund' | 'Remind' | 'Open'; to: string };

/** What staff do about it; null where the entry says all there is. */
export function actOf({
  kind,
  orderReference,
  caseId,
  enquiryId,
  courseId,
  certificateId,
  webhookId,
}: OpenAction): Act | null {
  if (orderReference) {
    const order = `${ORDERS}/${orderReference}`;
    if (GIVES_BACK.includes(kind)) return { label: 'Refund', to: `${order}?do=refund` };
    if (kind === 'part-overdue') return { label: 'Remind', to: `${order}?do=remind` };
    return { label: 'Open', to: order };
  }
  if (caseId) {
    const one = `${PAYMENT_CASES}?case=${caseId}`;
    return kind === 'part-overdue' ? { label: 'Remind', to: `${one}&do=resend` } : { label: 'Open', to: one };
  }
  if (webhookId) return { label: 'Open', to: `${WEBHOOKS}/${webhookId}` };
  if (certificateId) return { label: 'Open', to: `${CERTIFICATES}/${certificateId}` };
  if (courseId) return { label: 'Open', to: `${COURSES}/${courseId}/roster` };
  return enquiryId ? { label: 'Open', to: `${ENQUIRIES}/${enquiryId}` } : null;
}
