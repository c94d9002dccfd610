import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, localDay } from '../fields.ts';
import { minorUnits } from '../money.ts';

/** A credit note as its person sees it, in EUR cents. */
export const creditNoteView = z.object({
  _id: z.string(),
  number: z.string(),
  /** Of the order that it was given for. */
  reference: z.string(),
  eur: minorUnits,
  leftEur: minorUnits,
  expiredEur: minorUnits,
  /** Its last day, by the academy's calendar. */
  expiresOn: localDay,
  issuedAt: instantText,
  state: z.enum(['good', 'spent', 'ended']),
  href: z.string(),
});
export type CreditNoteView = z.infer<typeof creditNoteView>;

/** What an order took of it: `returnedEur` came back. */
const creditUseView = z.object({
  reference: z.string(),
  eur: minorUnits,
  returnedEur: minorUnits,
  state: z.enum(['reserved', 'used']),
  at: instantText,
});
export type CreditUseView = z.infer<typeof creditUseView>;

const listCredits = endpoint({
  summary: 'The own credit notes with what was spent of them, newest first',
  method: 'GET',
  path: '/api/credits',
  access: 'signed-in',
  response: answer({
    /** What can be spent today. */
    balanceEur: minorUnits,
    notes: z.array(creditNoteView.extend({ uses: z.array(creditUseView) })),
  }),
});

export const creditEndpoints = { listCredits };
