import { date, integer, timestamp, uuid } from 'drizzle-orm/pg-core';

/** A primary key: uuid version 7, made by the application so that it sorts by time. */
export const id = () => uuid('id').primaryKey();

/** An instant, stored in UTC with milliseconds. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A calendar day without a zone, as `YYYY-MM-DD`. */
export const day = (name: string) => date(name, { mode: 'string' });

/** Minor units of the currency that the column's name ends with. */
export const minor = (name: string) => integer(name);
