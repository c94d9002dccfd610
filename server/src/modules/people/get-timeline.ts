import { z } from 'zod';
import type { InputOf } from '#contracts/endpoint.ts';
import { MOMENT_KINDS } from '#contracts/people/people-options.ts';
import type { Moment, timelineEndpoints } from '#contracts/people/person-timeline.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { requireUser } from '../identity/index.ts';
import { type After, listMoments, type MomentRow } from './timeline.repository.ts';

const SIZE = 20;
type Kind = Moment['kind'];

/** What was written to a person and what they wrote. */
export const MESSAGES: readonly Kind[] = ['letter', 'enquiry'];

const kindsOf = (asked: Kind | 'message' | '' | undefined): readonly Kind[] => {
  if (asked === 'message') return MESSAGES;
  return asked ? [asked] : MOMENT_KINDS;
};

const cursorParts = z.tuple([z.iso.datetime(), z.string().min(1)]);

export const getTimeline = async (
  { db }: Pick<ReadCtx, 'db'>,
  { id, kind, cursor }: InputOf<typeof timelineEndpoints.getUserTimeline>,
) => {
  const { email } = await requireUser(db, id);
  const asked = { kinds: kindsOf(kind), after: readCursor(cursor), limit: SIZE + 1 };
  const found = await listMoments(db, { id, email }, asked);
  const shown = found.slice(0, SIZE);
  const last = shown.at(-1);
  return {
    moments: shown.map(present),
    nextCursor: last && found.length > SIZE ? `${last.at} ${last.id}` : null,
  };
};

const present = ({ id, title, before, after, ...moment }: MomentRow): Moment => ({
  ...moment,
  _id: id,
  title: moment.kind === 'login' ? deviceName(title) : title,
  changes: changesOf(before, after),
});

const facts = z.record(z.string(), z.unknown()).catch({});

/** What is another afterwards, in the order in which it was noted. */
const changesOf = (before: unknown, after: unknown): Moment['changes'] => {
  const [was, is] = [facts.parse(before), facts.parse(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .map((field) => ({ field, before: inWords(was[field]), after: inWords(is[field]) }))
    .filter((change) => change.before !== change.after);
};

const inWords = (value: unknown): string => {
  if (value === null || value === undefined || typeof value === 'object') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
};

/** When the page before ended, and with what. */
const readCursor = (cursor: string | undefined): After | undefined => {
  if (!cursor) return undefined;
  const read = cursorParts.safeParse(cursor.split(' '));
  if (!read.success) throw fieldError('cursor', 'Not a page of this list');
  const [at, id] = read.data;
  return { at, id };
};
