import type { Role } from '#contracts/accounts/account-options.ts';
import type { SEEN } from '#contracts/people/people-options.ts';
import type { PersonStatus } from '#domain/people/person-status.ts';
import type { PersonAct } from './person/person-acts.ts';

/** What each may do. */
export const mayWords: Record<Role, string> = {
  learner: 'Own orders, courses and certificates',
  instructor: 'Participants and attendance of own courses too',
  staff: 'The office, without users, refunds and settings',
  admin: 'Everything',
};

export const statusWords: Record<PersonStatus, string> = {
  active: 'active',
  invited: 'invited',
  unverified: 'not verified',
  disabled: 'disabled',
  erased: 'erased',
};

export const seenWords: Record<(typeof SEEN)[number], string> = {
  today: 'Seen today',
  week: 'Seen within 7 days',
  month: 'Seen within 30 days',
  never: 'Not logged in',
};

export const noPeople = {
  unmatched: {
    title: 'Nobody matches this filter',
    text: 'The search looks in names and email addresses, and for whole numbers of orders and certificates.',
    all: 'Show everybody',
  },
  none: { title: 'There is nobody yet', text: 'Who signs up or is invited appears here.' },
};

export const doneWords: Record<PersonAct | 'invite', string> = {
  invite: 'The invitation is on its way.',
  save: 'The changes are saved.',
  role: 'The role is changed, and their sessions have ended.',
  disable: 'The account is disabled: nobody is logged in with it any more.',
  enable: 'The account is enabled again.',
  erase: 'The person is deleted: a made-up name stands in their place.',
  end: 'The session has ended.',
  'end-all': 'The sessions have ended.',
  reset: 'The link is on its way.',
  'reset-two-step': 'Two-step login is off for this person, and they are told by letter.',
  'reset-learning': 'They begin the course anew. What they did before is kept in their history.',
  'extend-access': 'They may learn the course for longer.',
};

export const erasureWords = {
  goes: 'Their name, addresses, phone numbers, photo, logins, cart, notes, reviews, messages and films go for good, and they cannot log in any more.',
  stays:
    'Orders, payments, places and certificates stay under a made-up name. Receipts and credit notes stay as they were issued: the law asks for them.',
  seats: 'Their seats to come:',
  noSeats: 'They have no seat to come.',
  letter:
    'One last letter goes to their address: what is gone, and what is kept, why and until when. Then nobody here knows the address any more.',
  first: 'Before they can be deleted:',
  reason: 'For administrators only. Please do not name the person.',
  sure: 'A made-up name takes their place. Nobody can bring back what goes.',
  pseudonym: 'A made-up name stands in the place of this person.',
};
