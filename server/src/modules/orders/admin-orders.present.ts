import type { z } from 'zod';
import type { AdminOrderDetail, AdminOrderSummary, adminListCourses } from '#contracts/admin-orders.ts';
import { effectiveStatus } from '#domain/courses/course-status.ts';
import { type Course, momentOf } from '../catalogue/index.ts';
import type { Attempt, listJournal } from '../payments/index.ts';
import type { Payer } from './order-lists.repository.ts';
import { type DetailFacts, type OrderFacts, presentDetail, presentSummary } from './orders.present.ts';

type CourseRow = z.input<(typeof adminListCourses)['response']>['courses'][number];
export type MoneyFacts = {
  attempts: Attempt[];
  journal: Awaited<ReturnType<typeof listJournal>>;
};

const presentPayer = ({ id, firstName, lastName, email, phoneNumber }: Payer) => ({
  _id: id,
  firstName,
  lastName,
  email,
  phoneNumber,
});

export const presentAdminSummary = (facts: OrderFacts, hasOpenAction: boolean): AdminOrderSummary => ({
  ...presentSummary(facts),
  payer: presentPayer(facts.payer),
  hasOpenAction,
});

export const presentAdminDetail = (facts: DetailFacts, money: MoneyFacts): AdminOrderDetail => {
  const { order, payer, captures } = facts;
  return {
    ...presentDetail(facts),
    payer: presentPayer(payer),
    billing: order.billing,
    confirmations: order.confirmations.map(({ label }) => label),
    termsVersion: order.termsVersion,
    termsAcceptedAt: order.termsAcceptedAt?.toISOString() ?? null,
    captures: captures.map((capture) => ({
      _id: capture.id,
      method: capture.method,
      gateway: capture.gateway,
      transactionId: capture.transactionId,
      aed: capture.aed,
      appliedAed: capture.appliedAed,
      refundedAed: capture.refundedAed,
      capturedAt: capture.capturedAt.toISOString(),
      note: capture.note,
    })),
    attempts: money.attempts.map(({ id, state, gateway, aed, createdAt }) => ({
      _id: id,
      state,
      gateway,
      aed,
      createdAt: createdAt.toISOString(),
    })),
    journal: money.journal.map((line) => ({ ...line, at: line.at.toISOString() })),
    refundableAed: captures.reduce((all, { aedLeft }) => all + aedLeft, 0),
  };
};

export const presentCourseRow = (course: Course, now: Date): CourseRow => ({
  _id: course.id,
  slug: course.slug,
  code: course.code,
  title: course.title,
  status: course.status,
  effectiveStatus: effectiveStatus(momentOf(course, now)),
  city: course.city,
  startDate: course.startDate,
  endDate: course.endDate,
  capacity: course.capacity,
  taken: course.taken,
  enrolled: course.enrolled,
});
