import type { Api } from '#contracts/api.ts';
import type { PaymentCaseDetail } from '#contracts/payment-cases/admin-case-answers.ts';
import { type CaseStatus, isCancellable, isExtendable, isPayable } from '#domain/cases/case-status.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { keyOf, type Submitted, sendRead } from '#web/forms/submission.ts';
import { readDays, readPayment, readRefund } from './read-case-forms.ts';

/** What staff can do to a case at once. The name is the form's `_action`; those with a form are the address's `do`. */
export const caseActs = [
  'send',
  'resend',
  'mark-paid',
  'extend',
  'cancel',
  'refund',
  'replace',
  'delete',
] as const;
export type CaseAct = (typeof caseActs)[number];

export const findCaseAct = (name: unknown) => caseActs.find((act) => act === name) ?? null;

/** The acts that one press does; the others ask first. */
const PLAIN: readonly CaseAct[] = ['send', 'resend'];

/** Those of them that ask. */
export const isAsked = (act: CaseAct) => !PLAIN.includes(act);

/** What takes something away, from the payer or from us. */
const DESTRUCTIVE: readonly CaseAct[] = ['cancel', 'refund', 'replace', 'delete'];
export const isDestructive = (act: CaseAct) => DESTRUCTIVE.includes(act);

/** What moves a case on from how it stands; none where it waits for the payer's bank or is over. */
export const nextAct = (status: CaseStatus): CaseAct | undefined => {
  if (status === 'draft') return 'send';
  if (status === 'expired') return 'extend';
  return status === 'active' || status === 'partially_paid' ? 'resend' : undefined;
};

interface ActRules {
  status: CaseStatus;
  isAdmin: boolean;
  refundableAed: number;
}

/** What the open detail offers. */
export function offeredActs({ status, isAdmin, refundableAed }: ActRules): CaseAct[] {
  const offered: Record<CaseAct, boolean> = {
    send: status === 'draft',
    resend: isPayable(status),
    // A transfer may arrive after the link's end.
    'mark-paid': isExtendable(status),
    extend: isExtendable(status),
    cancel: isCancellable(status),
    refund: isAdmin && refundableAed > 0,
    replace: status !== 'draft',
    delete: isAdmin,
  };
  return caseActs.filter((act) => offered[act]);
}

/** What a card offers: the specified few, and the way to more time. */
export function cardActs(status: CaseStatus, isAdmin: boolean): CaseAct[] {
  const offered: Partial<Record<CaseAct, boolean>> = {
    resend: isPayable(status),
    'mark-paid': isPayable(status),
    extend: isExtendable(status),
    delete: isAdmin,
  };
  return caseActs.filter((act) => offered[act]);
}

interface ActRequest {
  api: Api;
  id: string;
  form: FormData;
}

type Changed = { success: true; paymentCase: Pick<PaymentCaseDetail, 'status'> };

export const performCaseAct: Record<CaseAct, (request: ActRequest) => Promise<Submitted | Changed>> = {
  send: ({ api, id, form }) => api.call('sendPaymentCase', { id }, keyOf(form)),
  resend: ({ api, id, form }) => api.call('resendPaymentLink', { id }, keyOf(form)),
  'mark-paid': ({ api, id, form }) =>
    sendRead(readPayment(form), (input) => api.call('markPaymentCasePaid', { id, ...input }, keyOf(form))),
  extend: ({ api, id, form }) =>
    sendRead(readDays(form), (input) => api.call('extendPaymentCase', { id, ...input }, keyOf(form))),
  cancel: ({ api, id, form }) =>
    api.call('cancelPaymentCase', { id, ...formReader(form).typed(['reason']) }, keyOf(form)),
  refund: ({ api, id, form }) =>
    sendRead(readRefund(form), (input) => api.call('refundPaymentCase', { id, ...input }, keyOf(form))),
  replace: ({ api, id, form }) =>
    api.call('replacePaymentLink', { id, resend: formReader(form).tick('resend') }, keyOf(form)),
  delete: ({ api, id }) => api.call('deletePaymentCase', { id }),
};

/** What the address says after an act: money that was not all of it is recorded, not the end of the case. */
export function doneOf(act: CaseAct, answer: Submitted | Changed): string {
  const isPartial =
    act === 'mark-paid' && 'paymentCase' in answer && answer.paymentCase.status !== 'fully_paid';
  return isPartial ? 'recorded' : act;
}
