import { and, count, desc, eq, gt, sql } from 'drizzle-orm';
import { mails } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';

const isOfOrder = (reference: string) =>
  and(sql`${mails.data} ? 'paper'`, sql`(${mails.data} ->> 'reference') = ${reference}`);

const paper = sql<string>`${mails.data} ->> 'paper'`;

/** The last letter with each paper of an order. */
export const lastPaperLetters = (db: Tx | Db, reference: string) =>
  db
    .selectDistinctOn([paper], { number: paper, to: mails.recipient, sentAt: mails.sentAt })
    .from(mails)
    .where(isOfOrder(reference))
    .orderBy(paper, desc(mails.id));

/** How many letters were asked for by hand since then. */
export const countAskedSince = async (
  db: Tx,
  { reference, template, since }: { reference: string; template: string; since: Date },
): Promise<number> => {
  const [row] = await db
    .select({ letters: count() })
    .from(mails)
    .where(and(isOfOrder(reference), eq(mails.template, template), gt(mails.createdAt, since)));
  return row?.letters ?? 0;
};
