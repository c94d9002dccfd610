import type { z } from 'zod';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import type { BillingInfo, billingProfile, profile } from '#contracts/accounts/profile.ts';
import type { Member, User } from './users.repository.ts';

type Address = Pick<User, 'address' | 'city' | 'state' | 'country' | 'zipCode'>;

const presentAddress = ({ address, city, state, country, zipCode }: Address) => ({
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

/** The company that is billed for somebody; null where they are billed themselves. */
const billedCompany = ({ user, company }: Member) => (user.billsPrivately ? null : company);

/** What stands on a bill. Letters go to its `email`, which need not be the one of the login. */
export const presentBilling = (member: Member): BillingInfo => {
  const { user } = member;
  const company = billedCompany(member);
  return {
    title: user.title,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.billingEmail || user.email,
    phoneNumber: user.phoneNumber,
    alternativePhone: user.alternativePhone,
    ...presentAddress(company ?? user),
    company: company?.name ?? user.company,
    taxNumber: company?.taxNumber ?? user.taxNumber,
    purchaseOrder: user.purchaseOrder,
    ...(company?.billingEmail && { companyEmail: company.billingEmail }),
  };
};

/** A bill as it is frozen with an order. */
export type Bill = { billing: BillingInfo; companyId: string | null };

export const presentBill = (member: Member): Bill => ({
  billing: presentBilling(member),
  companyId: billedCompany(member)?.id ?? null,
});

export const presentBillingProfile = (member: Member): z.input<typeof billingProfile> => {
  const { user, company } = member;
  return {
    ...presentBilling(member),
    ownCompany: company && { name: company.name, isBilled: !user.billsPrivately },
    professionalInfo: { title: user.title },
    addressInfo: {
      ...presentAddress(billedCompany(member) ?? user),
      alternativePhone: user.alternativePhone,
    },
  };
};

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
