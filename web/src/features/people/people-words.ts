import type { Role } from '#contracts/accounts/accounts.ts';
import type { PersonStatus } from '#domain/people/person-status.ts';
import type { PersonAct } from './person/person-acts.ts';

export const roleWords: Record<Role, string> = {
  learner: 'Learner',
  instructor: 'Instructor',
  staff: 'Staff',
  admin: 'Administrator',
};

/** Of everybody who has it. */
export const rolesWords: Record<Role, string> = {
  learner: 'Learners',
  instructor: 'Instructors',
  staff: 'Staff',
  admin: 'Administrators',
};

export const statusWords: Record<PersonStatus, string> = {
  active: 'active',
  invited: 'invited',
  unverified: 'not verified',
  disabled: 'disabled',
};

export const noPeople = {
  unmatched: {
    title: 'Nobody matches this filter',
    text: 'The search looks in names and the email address.',
    all: 'Show everybody',
  },
  none: { title: 'There is nobody yet', text: 'Who signs up or is invited appears here.' },
};

export const doneWords: Record<PersonAct | 'invite', string> = {
  invite: 'The invitation is on its way.',
  save: 'The changes are saved.',
  disable: 'The account is disabled: nobody is logged in with it any more.',
  enable: 'The account is enabled again.',
  end: 'The session has ended.',
  'end-all': 'The sessions have ended.',
  reset: 'The link is on its way.',
  'reset-two-step': 'Two-step login is off for this person, and they are told by letter.',
};
