import type { z } from 'zod';
import type { peopleEndpoints, UserDetail } from '#contracts/people/admin-people.ts';
import type { UserRow, UserSummary } from '#contracts/people/admin-people-list.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import { personStatusOf } from '#domain/people/person-status.ts';
import type { listSessions, User } from '../identity/index.ts';
import { NO_ORDERS, type OrderFigures } from '../orders/index.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

/** Field by field: a row of `users` has a password’s hash. */
const presentSummary = (user: User): UserSummary => ({
  _id: user.id,
  title: user.title,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  role: user.role,
  status: personStatusOf(user),
  profession: user.profession,
  country: user.country,
  profilePhotoUrl: user.profilePhotoUrl,
  createdAt: user.createdAt.toISOString(),
  seenAt: text(user.lastSeenAt),
});

type Figures = { ordered: OrderFigures | undefined; certificates: number };

export const presentRow = (user: User, { ordered, certificates }: Figures): UserRow => {
  const { orders, paidEur, isLate } = ordered ?? NO_ORDERS;
  return { ...presentSummary(user), orders, paidEur, isLate, certificates };
};

type Sessions = Awaited<ReturnType<typeof listSessions>>;
type Around = {
  sessions: Sessions;
  ownSessionId: string;
  twoStepSince: Date | null;
  passkeys: number;
  company: { _id: string; name: string } | null;
  disabledBy: string;
  whyKept: string | null;
};

export const presentDetail = (user: User, around: Around): UserDetail => ({
  ...presentSummary(user),
  phoneNumber: user.phoneNumber,
  alternativePhone: user.alternativePhone,
  licenceNumber: user.licenceNumber,
  certificateName: user.certificateName,
  address: user.address,
  city: user.city,
  state: user.state,
  zipCode: user.zipCode,
  company: user.company,
  taxNumber: user.taxNumber,
  purchaseOrder: user.purchaseOrder,
  billingEmail: user.billingEmail,
  billedCompany: around.company && { ...around.company, billsPrivately: user.billsPrivately },
  emailVerifiedAt: text(user.emailVerifiedAt),
  invitedAt: text(user.invitedAt),
  updatedAt: user.updatedAt.toISOString(),
  erasedAt: text(user.erasedAt),
  disabled: user.disabledAt && {
    at: user.disabledAt.toISOString(),
    by: around.disabledBy,
    reason: user.disabledReason,
  },
  twoStepSince: text(around.twoStepSince),
  passkeys: around.passkeys,
  sessions: around.sessions.map(({ id, userAgent, createdAt, expiresAt, lastSeenAt }) => ({
    _id: id,
    device: deviceName(userAgent),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isThis: id === around.ownSessionId,
  })),
  whyKept: around.whyKept,
});

type Counts = z.input<typeof peopleEndpoints.listUsers.response>['counts'];
type Counted = { role: UserSummary['role']; status: UserSummary['status']; count: number };

export const presentCounts = (found: readonly Counted[]): Counts => {
  const counts: Counts = {
    all: 0,
    roles: { learner: 0, instructor: 0, staff: 0, admin: 0 },
    statuses: { active: 0, invited: 0, unverified: 0, disabled: 0, erased: 0 },
  };
  for (const { role, status, count } of found) {
    counts.all += count;
    counts.roles[role] += count;
    counts.statuses[status] += count;
  }
  return counts;
};
