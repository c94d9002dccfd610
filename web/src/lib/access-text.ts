import { counted, longDay } from './format.ts';

/** '1 year', '18 months'. */
export const monthsText = (months: number): string =>
  months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');

/** 'lifetime access', 'access for 1 year'; null is for life. */
export const accessText = (months: number | null): string =>
  months === null ? 'lifetime access' : `access for ${monthsText(months)}`;

/** 'Lifetime access', 'Access until 23 May 2027'. */
export const accessUntilText = (until: string | null): string =>
  until ? `Access until ${longDay(until)}` : 'Lifetime access';
