import { z } from 'zod';
import type { InputOf } from '#contracts/endpoint.ts';
import type { timelineEndpoints } from '#contracts/people/person-timeline.ts';
import { deviceName } from '#domain/accounts/device-name.ts';
import { fieldError } from '#server/calls/app-error.ts';
import type { ReadCtx } from '#server/calls/context.ts';
import { requireUser } from '../identity/index.ts';
import { type After, listMoments } from './timeline.repository.ts';

const SIZE = 20;

const cursorParts = z.tuple([z.iso.datetime(), z.string().min(1)]);

export const getTimeline = async (
  { db }: Pick<ReadCtx, 'db'>,
  { id, kind, cursor }: InputOf<typeof timelineEndpoints.getUserTimeline>,
) => {
  const { email } = await requireUser(db, id);
  const asked = { kind: kind || undefined, after: readCursor(cursor), limit: SIZE + 1 };
  const found = await listMoments(db, { id, email }, asked);
  const shown = found.slice(0, SIZE);
  const last = shown.at(-1);
  return {
    moments: shown.map(({ id: _id, title, ...moment }) => ({
      ...moment,
      _id,
      title: moment.kind === 'login' ? deviceName(title) : title,
    })),
    nextCursor: last && found.length > SIZE ? `${last.at} ${last.id}` : null,
  };
};

/** When the page before ended, and with what. */
const readCursor = (cursor: string | undefined): After | undefined => {
  if (!cursor) return undefined;
  const read = cursorParts.safeParse(cursor.split(' '));
  if (!read.success) throw fieldError('cursor', 'Not a page of this list');
  const [at, id] = read.data;
  return { at, id };
};
