import type { CaseAct } from './case-acts.ts';

export const actLabels: Readonly<Record<CaseAct, string>> = {
  send: 'Send link',
  resend: 'Resend',
  'mark-paid': 'Mark Paid',
  extend: 'Extend',
  cancel: 'Cancel',
  refund: 'Refund',
  replace: 'Replace link',
  delete: 'Delete',
};

export const failedWords: Readonly<Record<CaseAct, string>> = {
  send: 'Failed to send link',
  resend: 'Failed to resend link',
  'mark-paid': 'Failed to mark as paid',
  extend: 'Failed to extend link',
  cancel: 'Failed to cancel case',
  refund: 'Failed to refund',
  replace: 'Failed to replace link',
  delete: 'Failed to delete case',
};

/** By what the address says in `done`: an act, or what an act or another page has led to. */
export const doneWords: Readonly<Record<string, string>> = {
  send: 'Payment link sent',
  resend: 'Payment link resent successfully',
  'mark-paid': 'Case marked as paid',
  recorded: 'Payment recorded',
  extend: 'Payment link extended',
  cancel: 'Case cancelled',
  refund:
    'The refund has begun. What came by card goes back by itself, a transfer waits under “Needs action”.',
  replace: 'The old link is dead, a new one is ready',
  delete: 'Case deleted successfully',
  created: 'Payment case created successfully!',
  edited: 'Payment case updated',
};
