import type { z } from 'zod';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import type { BillingInfo, billingProfile, profile } from '#contracts/accounts/profile.ts';
import type { User } from './users.repository.ts';

const presentAddress = ({ address, city, state, country, zipCode }: User) => ({
  address,
  city,
  state,
  country,
  zipCode,
});

export const presentSessionUser = (user: User): SessionUser => ({
  _id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  role: user.role,
  phoneNumber: user.phoneNumber,
  profilePhotoUrl: user.profilePhotoUrl,
  addressInfo: presentAddress(user),
});

/** What stands on a bill. Receipts go to its `email`, which need not be the one of the login. */
export const presentBilling = (user: User): BillingInfo => ({
  title: user.title,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.billingEmail || user.email,
  phoneNumber: user.phoneNumber,
  alternativePhone: user.alternativePhone,
  ...presentAddress(user),
  company: user.company,
  taxNumber: user.taxNumber,
  purchaseOrder: user.purchaseOrder,
});

export const presentBillingProfile = (user: User): z.input<typeof billingProfile> => ({
  ...presentBilling(user),
  professionalInfo: { title: user.title },
  addressInfo: { ...presentAddress(user), alternativePhone: user.alternativePhone },
});

export const presentProfile = (user: User): z.input<typeof profile> => ({
  _id: user.id,
  email: user.email,
  emailVerified: user.emailVerifiedAt !== null,
  role: user.role,
  title: user.title,
  firstName: user.firstName,
  lastName: user.lastName,
  phoneNumber: user.phoneNumber,
  profession: user.profession,
  licenceNumber: user.licenceNumber,
  certificateName: user.certificateName,
  profilePhotoUrl: user.profilePhotoUrl,
  createdAt: user.createdAt.toISOString(),
});
