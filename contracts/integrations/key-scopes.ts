/**
 * What a key may be made for, and what that opens. Each call says the one scope that opens it (`scope` of its endpoint); a
 * call without one is open to no key. Who writes does not read by that.
 */
export const KEY_SCOPES = {
  'courses:read': 'Read courses, instructors and certification bodies',
  'courses:write': 'Write courses, instructors and certification bodies',
  'participants:read': 'Read who takes part, who attended and who waits',
  'participants:write': 'Note attendance',
  'orders:read': 'Read orders, companies, payments and promo codes',
  'orders:write': 'Send reminders, extend and cancel unpaid orders, write promo codes',
  'cases:read': 'Read payment cases',
  'cases:write': 'Write, send, extend and cancel payment cases',
  'certificates:read': 'Read certificates, and what holds them back',
  'enquiries:read': 'Read enquiries',
  'enquiries:write': 'Answer enquiries and say how they stand',
  'people:read': 'Find people by name and email',
} as const;

export type KeyScope = keyof typeof KEY_SCOPES;
export const KEY_SCOPE_NAMES = Object.keys(KEY_SCOPES) as [KeyScope, ...KeyScope[]];

/** What every key begins with, so that one that was left somewhere is recognised. */
export const KEY_PREFIX = 'ak_live_';
