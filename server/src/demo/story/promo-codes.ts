import { addDays, type LocalDate } from '#domain/time/local-date.ts';

/** Codes to try at the checkout: one that takes a part, one that takes everything, one that has ended. */
export const demoPromoCodes = (today: LocalDate) => [
  {
    code: 'WELCOME10',
    description: '10 % for newcomers, on top of the early bird',
    kind: 'percent' as const,
    value: 1_000,
  },
  {
    code: 'AUREA100',
    description: 'Scholarship: the whole fee',
    kind: 'percent' as const,
    value: 10_000,
  },
  {
    code: 'EXPIRED',
    description: 'Autumn campaign, ended',
    kind: 'percent' as const,
    value: 1_500,
    startsOn: addDays(today, -100),
    endsOn: addDays(today, -30),
  },
];
