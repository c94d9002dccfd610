import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import type { MailState } from '#domain/notices/mail-state.ts';
import type { Page } from '#server/calls/page.ts';
import { mails } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { newestSaid } from '#server/platform/db/words.ts';

type Filter = { words: readonly string[]; state?: MailState | undefined };

const COLUMNS = {
  id: mails.id,
  template: mails.template,
  recipient: mails.recipient,
  state: mails.state,
  tries: mails.tries,
  lastProblem: mails.lastProblem,
  createdAt: mails.createdAt,
  sentAt: mails.sentAt,
};

/** Newest first. What a letter said is written down nowhere: it is made of what is known when it is sent. */
export const listLetters = async (db: Tx | Db, { words, state }: Filter, { before, limit }: Page) => {
  const where = and(state && eq(mails.state, state), before ? lt(mails.id, before) : undefined);
  const page =
    words.length > 0
      ? await newestSaid(db, mails, { where, words, limit })
      : db.select({ id: mails.id }).from(mails).where(where).orderBy(desc(mails.id)).limit(limit);
  return db.select(COLUMNS).from(mails).where(inArray(mails.id, page)).orderBy(desc(mails.id));
};

export type ListedLetter = Awaited<ReturnType<typeof listLetters>>[number];
