import type { FoundPerson } from '#contracts/orders/admin-office-sales.ts';
import type { User } from '../identity/index.ts';

export const presentPerson = ({ id, firstName, lastName, email, emailVerifiedAt }: User): FoundPerson => ({
  _id: id,
  firstName,
  lastName,
  email,
  isVerified: emailVerifiedAt !== null,
});
