import type { Found } from '#contracts/finding/admin-find.ts';
import { formatDateRange, localDate } from '#domain/time/local-date.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { listCompanies } from '../companies/index.ts';
import { listLetters } from '../notifications/index.ts';
import { listAllOrders } from '../orders/index.ts';
import { listCases } from '../payment-cases/index.ts';
import { type NamedCourse, namedCourses, namedPeople } from './named.repository.ts';

type Ctx = Pick<ReadCtx, 'db'>;
export type WordSearch = { words: readonly string[]; limit: number };

/** What is known of a thing, in one line. */
export const inOneLine = (...texts: readonly string[]): string => texts.filter(Boolean).join(' · ');

export const findOrders = async ({ db }: Ctx, { words, limit }: WordSearch): Promise<Found[]> => {
  const found = await listAllOrders(db, { words }, { before: undefined, limit });
  return found.map(({ order, payer }) => ({
    page: 'order',
    ref: order.reference,
    title: order.reference,
    detail: inOneLine(`${payer.firstName} ${payer.lastName}`, order.lines.map(({ code }) => code).join(', ')),
    at: order.createdAt.toISOString(),
  }));
};

export const findCases = async ({ db }: Ctx, { words, limit }: WordSearch): Promise<Found[]> => {
  const found = await listCases(db, { status: 'all', words }, { before: undefined, limit });
  return found.map(({ id, number, title, payerName, createdAt }) => ({
    page: 'case',
    ref: id,
    title: number,
    detail: inOneLine(payerName, title),
    at: createdAt.toISOString(),
  }));
};

export const findPeople = async ({ db }: Ctx, search: WordSearch): Promise<Found[]> => {
  const found = await namedPeople(db, search);
  return found.map(({ id, firstName, lastName, email }) => ({
    page: 'person',
    ref: id,
    title: `${firstName} ${lastName}`,
    detail: email,
    at: null,
  }));
};

export const findCompanies = async ({ db }: Ctx, { words, limit }: WordSearch): Promise<Found[]> => {
  const found = await listCompanies(db, words, { before: undefined, limit });
  return found.map(({ id, name, taxNumber, city }) => ({
    page: 'company',
    ref: id,
    title: name,
    detail: inOneLine(taxNumber, city),
    at: null,
  }));
};

export const findCourses = async ({ db }: Ctx, search: WordSearch): Promise<Found[]> => {
  const found = await namedCourses(db, search);
  return found.map((course) => ({
    page: course.kind,
    ref: course.id,
    title: course.title,
    detail: inOneLine(course.code, datesOf(course), course.city ?? ''),
    at: null,
  }));
};

const datesOf = ({ startDate, endDate }: NamedCourse): string =>
  startDate ? formatDateRange(localDate(startDate), localDate(endDate ?? startDate)) : '';

export const findLetters = async ({ db }: Ctx, { words, limit }: WordSearch): Promise<Found[]> => {
  const found = await listLetters(db, { words }, { before: undefined, limit });
  return found.map(({ recipient, template, createdAt }) => ({
    page: 'letters',
    ref: recipient,
    title: recipient,
    detail: template.replaceAll('-', ' '),
    at: createdAt.toISOString(),
  }));
};
