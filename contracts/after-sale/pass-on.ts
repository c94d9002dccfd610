import { z } from 'zod';
import { PASS_ON_STATES } from '#domain/orders/pass-on-state.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { email, instantText, optionalText, requiredText } from '../fields.ts';
import { minorUnits } from '../money.ts';
import { claimParams } from '../orders/claims.ts';
import { orderParams } from '../orders/orders.ts';
import { lineParams } from './line-options.ts';

/** A seat that is, was, or is to be passed on, as its giver and staff see it. */
const passOnView = z.object({
  lineId: z.string(),
  state: z.enum(PASS_ON_STATES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  fee: z.object({ eur: minorUnits, aed: minorUnits }),
  sentAt: instantText.nullable(),
  openedAt: instantText.nullable(),
  acceptedAt: instantText.nullable(),
  /** Until when it has to be paid, or accepted; null where it is over. */
  until: instantText.nullable(),
});
export type PassOnView = z.output<typeof passOnView>;

const passOnOffer = z.object({
  /** Why no seat can be passed on, as a sentence; null where one can. */
  hindrance: z.string().nullable(),
  fee: z.object({ eur: minorUnits, aed: minorUnits }),
  /** What the new person will have to confirm. */
  asks: z.array(z.string()),
});
export type PassOnOffer = z.output<typeof passOnOffer>;

const told = answer({
  /** The last; null where there was none. */
  passOn: passOnView.nullable(),
  /** Null where there is nothing to pass on any more, or nothing yet. */
  offer: passOnOffer.nullable(),
});

const colleague = z.strictObject({
  firstName: requiredText('First name', 100),
  lastName: requiredText('Last name', 100),
  email,
  /** As it was shown, in EUR cents. */
  agreedFeeEur: minorUnits,
});

const path = '/api/orders/:reference/lines/:lineId/pass-on';
const adminPath = '/api/admin/orders/:reference/lines/:lineId/pass-on';
/** Each may write to somebody who has not asked for it. */
const limit = { hits: 20, seconds: 3_600 };

const getPassOn = endpoint({
  summary: 'What passing on the own seat of a course costs and asks for, and what has become of it',
  method: 'GET',
  path,
  access: 'signed-in',
  params: lineParams,
  response: told,
});

const listPassOns = endpoint({
  summary: 'The last passing on of each course of an own order',
  method: 'GET',
  path: '/api/orders/:reference/pass-ons',
  access: 'signed-in',
  params: orderParams,
  response: answer({ passOns: z.array(passOnView) }),
});

const passOnLine = endpoint({
  summary: 'Pass the own seat on a course on: the fee is paid first, then the colleague is invited',
  method: 'POST',
  path,
  access: 'signed-in',
  params: lineParams,
  body: colleague,
  response: answer({ message: z.string(), redirectUrl: z.string().nullable() }),
  idempotent: true,
  limit,
});

const sendPassOnAgain = endpoint({
  summary: 'Send the letter of a seat that waits for a colleague once more',
  method: 'POST',
  path: `${path}/send`,
  access: 'signed-in',
  params: lineParams,
  response: done,
  limit,
});

const takePassOnBack = endpoint({
  summary: 'Take back what was not accepted yet: the seat stays, and the fee goes back',
  method: 'POST',
  path: `${path}/take-back`,
  access: 'signed-in',
  params: lineParams,
  response: done,
});

const declineClaim = endpoint({
  summary: 'Decline a seat that is passed on: it stays with whoever has it, and the fee goes back',
  method: 'POST',
  path: '/api/claims/:reference/:token/decline',
  access: 'public',
  params: claimParams,
  response: done,
  limit: { hits: 30, seconds: 60 },
});

const adminGetPassOn = endpoint({
  summary: 'The same of any order, for staff',
  method: 'GET',
  path: adminPath,
  access: 'staff',
  params: lineParams,
  response: answer({
    ...told.shape,
    reference: z.string(),
    title: z.string(),
    /** Whose seat it is. */
    giver: z.string(),
  }),
});

const adminPassOn = endpoint({
  summary: "Pass on somebody's seat for them: they pay the fee, or an administrator waives it",
  method: 'POST',
  path: adminPath,
  access: 'staff',
  params: lineParams,
  body: colleague.extend({ waivesFee: z.boolean().default(false), reason: optionalText(500) }),
  response: done,
  idempotent: true,
});

const adminSendPassOnAgain = endpoint({
  summary: 'Send the letter of a seat that waits for a colleague once more, for staff',
  method: 'POST',
  path: `${adminPath}/send`,
  access: 'staff',
  params: lineParams,
  response: done,
});

const adminTakePassOnBack = endpoint({
  summary: 'Take back what was not accepted yet, for staff: the fee goes back',
  method: 'POST',
  path: `${adminPath}/take-back`,
  access: 'staff',
  params: lineParams,
  body: z.strictObject({ reason: requiredText('Reason', 500) }),
  response: done,
});

export const passOnEndpoints = {
  getPassOn,
  listPassOns,
  passOnLine,
  sendPassOnAgain,
  takePassOnBack,
  declineClaim,
  adminGetPassOn,
  adminPassOn,
  adminSendPassOnAgain,
  adminTakePassOnBack,
};
