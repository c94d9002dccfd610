import { z } from 'zod';
import { LICENCE_STANDINGS } from '#domain/licences/licence-standing.ts';
import { CLAIM_PLACE_STATES, CLAIM_STATES, INVITATION_KINDS } from '#domain/orders/claim-state.ts';
import { CART_LIMIT } from '../carts/cart-limit.ts';
import { answer, endpoint } from '../endpoint.ts';
import { instantText, localDay } from '../fields.ts';
import { agreement, confirmationKeys } from './agreement.ts';
import { orderCourse, orderParams } from './orders.ts';

/** Whoever holds the token may read and claim; any other text in its place is a link that there is not. */
export const claimParams = orderParams.extend({ token: z.string().max(100) });

const claimedCourse = orderCourse
  .pick({
    kind: true,
    slug: true,
    code: true,
    title: true,
    city: true,
    startDate: true,
    endDate: true,
    startTime: true,
    venueTimezone: true,
  })
  .extend({
    state: z.enum(CLAIM_PLACE_STATES),
    /** What is asked of who claims it; each key names the course: `slug:key`. */
    confirmations: z.array(z.object({ key: z.string(), label: z.string() })),
    /** How the license that it asks for stands of who reads; of nobody in particular, none was handed in. */
    licence: z.enum(LICENCE_STANDINGS),
    /** Whose license that is. */
    professions: z.array(z.string()),
  });

/** What somebody is invited to. */
const invitation = z.object({
  reference: z.string(),
  kind: z.enum(INVITATION_KINDS),
  /** The name of whoever invites. */
  from: z.string(),
  message: z.string(),
  /** The address that was invited; empty where the link was handed on. */
  email: z.string(),
  courses: z.array(claimedCourse),
  /** When the first of those that can be claimed begins, on the calendar of its venue; null where none has a day. */
  claimBy: localDay.nullable(),
  /** Until when it has to be accepted, where that is before its course begins. */
  acceptUntil: instantText.nullable(),
  /** Whether everything that was claimed is the reader's. */
  isOwn: z.boolean(),
});

export const claimView = z.object({
  state: z.enum(CLAIM_STATES),
  /** Null behind a link that opens nothing any more: nothing of it is theirs to read. */
  invitation: invitation.nullable(),
});
export type ClaimView = z.infer<typeof claimView>;
export type Invitation = z.infer<typeof invitation>;
export type ClaimedCourse = z.infer<typeof claimedCourse>;

const getClaim = endpoint({
  summary: 'What a claim link leads to, and what has become of it',
  method: 'GET',
  path: '/api/claims/:reference/:token',
  access: 'public',
  params: claimParams,
  response: answer({ claim: claimView }),
  limit: { hits: 120, seconds: 60 },
});

const acceptClaim = endpoint({
  summary: 'Claim the places of an invitation for oneself; what one has already stays for somebody else',
  method: 'POST',
  path: '/api/claims/:reference/:token/accept',
  access: 'signed-in',
  params: claimParams,
  body: z.object({
    agreeTerms: agreement.agreeTerms,
    confirmations: confirmationKeys({ atMost: 10 * CART_LIMIT, length: 280 }),
  }),
  response: answer({ message: z.string(), claim: claimView }),
  limit: { hits: 30, seconds: 60 },
});

export const claimEndpoints = { getClaim, acceptClaim };
