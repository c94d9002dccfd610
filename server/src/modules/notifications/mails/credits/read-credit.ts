import { eur, formatEur } from '#domain/money/money.ts';
import { formatLongDate, localDate } from '#domain/time/local-date.ts';
import type { Fact } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import { findCreditPaperNumber, findNote } from '#server/modules/credits/index.ts';
import { findUser } from '#server/modules/identity/index.ts';
import { orderOf } from '../facts.ts';
import type { Owed } from '../mail.ts';

export type NoteIds = { noteId: string };

/** Whose credit it is; about each note once. */
export const toHolder = async (ctx: Ctx, { noteId }: NoteIds): Promise<Owed<NoteIds>[]> => {
  const note = await findNote(ctx.db, noteId);
  const user = note && (await findUser(ctx.db, note.userId));
  return user ? [{ recipient: user.email, about: noteId, data: { noteId } }] : [];
};

/** A note as it is when the letter is sent; null where nothing is left of it. */
export const readCredit = async (ctx: Ctx, { noteId }: NoteIds) => {
  const note = await findNote(ctx.db, noteId);
  const user = note && (await findUser(ctx.db, note.userId));
  if (!note || !user || note.leftEur === 0) return null;
  const order = await orderOf(ctx, note.orderId);
  const { publicUrl } = ctx.ports;
  return {
    name: `${user.firstName} ${user.lastName}`.trim(),
    amount: formatEur(eur(note.eur)),
    left: formatEur(eur(note.leftEur)),
    goodThrough: formatLongDate(localDate(note.expiresOn)),
    reference: order?.reference ?? '',
    paper: {
      number: (await findCreditPaperNumber(ctx.db, noteId)) ?? '',
      href: `${publicUrl}/api/credits/${noteId}/paper`,
    },
    creditsUrl: `${publicUrl}/orders#credit-notes`,
    coursesUrl: `${publicUrl}/courses`,
  };
};

export type CreditLetter = NonNullable<Awaited<ReturnType<typeof readCredit>>>;

export const creditFacts = ({ paper, left, goodThrough }: CreditLetter): Fact[] => [
  { label: 'Credit note', value: paper.number, href: paper.href },
  { label: 'Left', value: left },
  { label: 'Good through', value: goodThrough },
];
