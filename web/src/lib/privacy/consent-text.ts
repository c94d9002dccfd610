import type { ShownConsent } from '#contracts/accounts/privacy.ts';
import { officeMoment } from '#web/lib/office-time.ts';

const PLACES: Record<ShownConsent['place'], string> = {
  order: 'with order',
  registration: 'with the account',
  checkout: 'with the account, at the checkout',
  enquiry: 'with a question',
  invitation: 'with the answer to an invitation',
};

const WHAT: Record<ShownConsent['what'], string> = {
  terms: 'Terms',
  privacy: 'Privacy policy',
  newsletter: 'News by email',
};

/** What was agreed to, when and where, and when it was taken back; an order is named behind it. */
export function consentText({ what, version, at, withdrawnAt, place }: ShownConsent): string {
  const agreed = what === 'newsletter' ? WHAT.newsletter : `${WHAT[what]} of ${version}`;
  const until = withdrawnAt ? `, until ${officeMoment(withdrawnAt)}` : '';
  return `${agreed}, ${officeMoment(at)}${until}, ${PLACES[place]}`;
}
