import type { z } from 'zod';
import type { CreditUseView, creditNoteView } from '#contracts/credits/credits.ts';
import { creditNumber } from '../documents/index.ts';
import type { NoteOfOrder, UseOfNote } from './credit-notes.repository.ts';

type NoteView = z.input<typeof creditNoteView>;

export const presentNote = (note: NoteOfOrder, today: string): NoteView => ({
  _id: note.id,
  number: numberOf(note),
  reference: note.reference,
  eur: note.eur,
  leftEur: note.leftEur,
  expiredEur: note.expiredEur,
  expiresOn: note.expiresOn,
  issuedAt: note.createdAt.toISOString(),
  state: stateOf(note, today),
  href: `/api/credits/${note.id}/paper`,
});

const numberOf = ({ year, number }: NoteOfOrder): string =>
  year === null || number === null ? '' : creditNumber({ year, number });

const stateOf = ({ leftEur, expiredEur, expiresOn }: NoteOfOrder, today: string): NoteView['state'] => {
  if (leftEur > 0 && expiresOn >= today) return 'good';
  return leftEur > 0 || expiredEur > 0 ? 'ended' : 'spent';
};

export const presentUse = ({ reference, eur, returnedEur, state, createdAt }: UseOfNote): CreditUseView => ({
  reference,
  eur,
  returnedEur,
  state: state === 'used' ? 'used' : 'reserved',
  at: createdAt.toISOString(),
});
