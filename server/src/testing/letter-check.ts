import { expect } from 'vitest';
import { DEFAULT_POLICY } from '#domain/policies/policy-terms.ts';
import { localDate } from '#domain/time/local-date.ts';
import type { Letter, Sender } from '#emails/letter.ts';
import type { OrderedCourse } from '#emails/ordered-courses.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import type { CourseFacts, RunFacts } from '#emails/words.ts';

export const sender: Sender = {
  brand: 'Aurea Academy',
  legalName: 'Aurea Academy FZ-LLC',
  address: 'Dubai Healthcare City, Building 64',
  email: 'hello@aurea.example',
  phone: '+971 4 555 0100',
};

export const course = {
  kind: 'run',
  title: 'Botox Professional Training',
  isLive: false,
  code: 'BTX-27-04',
  startDate: localDate('2027-04-09'),
  endDate: localDate('2027-04-10'),
  startTime: '09:00',
  endTime: '17:00',
  zone: 'Asia/Dubai',
  venueName: 'Aurea Clinic',
  venueAddress: 'Building 64',
  city: 'Dubai',
  country: 'United Arab Emirates',
} satisfies RunFacts;

/** A course of an order, agreed to under the usual policy. */
export const ordered = (one: CourseFacts): OrderedCourse => ({
  course: one,
  priceEur: 145_000,
  broughtBy: null,
  policy: one.kind === 'run' ? DEFAULT_POLICY : null,
  today: localDate('2027-03-12'),
  calendarUrl: one.kind === 'run' ? 'https://academy.example/in-person/courses/botox/calendar.ics' : null,
});

export const order = {
  name: 'Ada Byron',
  reference: 'AUR-0123456789',
  orderUrl: 'https://academy.example/orders/AUR-0123456789',
  courseTitle: course.title,
  courseTitles: [course.title],
  contactEmail: sender.email,
};
export const part = { dueOn: localDate('2027-04-02'), eur: 72_500, aed: 313_925 };
export const receipts = [
  { number: 'R-2026-000001', href: 'https://academy.example/api/orders/AUR-0123456789/receipts/1' },
];
export const paid = { eur: 72_500, aed: 313_925 };

const linksTo = (html: string, href: string) =>
  html.split(`href="${href.replaceAll('&', '&amp;')}"`).length - 1;

/** That a letter says all it holds in both of its forms, and leads to one action. */
export const expectWhole = async (letter: Letter): Promise<void> => {
  const { subject, html, text } = await renderLetter(letter, sender);
  expect(subject).not.toBe('');
  expect(linksTo(html, letter.action.href)).toBe(1);
  for (const form of [html, text]) {
    expect(form).not.toMatch(/undefined|null|NaN|\[object/);
    expect(form).toContain(letter.action.href);
    expect(form).toContain(letter.heading);
    for (const { value } of letter.facts ?? []) expect(form).toContain(value);
    for (const item of letter.lists?.flatMap(({ items }) => items) ?? []) expect(form).toContain(item);
    expect(form).toContain(sender.legalName);
  }
  expect(html).not.toMatch(/<img|<script|url\(/);
};
