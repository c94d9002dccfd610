import type { Ctx } from '#server/calls/context.ts';
import { inviteAccount, prepareUnknownPassword, type User } from '#server/modules/identity/index.ts';
import type { PaymentCase } from '../payment-cases.repository.ts';

export type Person = { name: string; email: string };

/** Whom a case pays for, each address once. */
export const peopleOf = ({
  attendees,
  payerName,
  payerEmail,
}: Pick<PaymentCase, 'attendees' | 'payerName' | 'payerEmail'>): Person[] => {
  const named: Person[] = attendees.length > 0 ? attendees : [{ name: payerName, email: payerEmail }];
  const byEmail = new Map(named.map(({ name, email }) => [email.trim().toLowerCase(), name]));
  return [...byEmail].map(([email, name]) => ({ name, email }));
};

/** Opens an account with the place, or not at all; its letter leads to a password. */
export const invitationOf = async ({ name, email }: Person): Promise<(ctx: Ctx) => Promise<User>> => {
  const password = await prepareUnknownPassword();
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.pop() ?? '') : '';
  const invited = { email, firstName: words.join(' '), lastName };
  return (ctx) => inviteAccount(ctx, invited, password);
};
