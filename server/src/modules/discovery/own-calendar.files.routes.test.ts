import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createMovingWorld } from '#server/testing/worlds/moving-world.ts';
import type { User } from '../identity/index.ts';
import { ownCalendarRoutes } from './own-calendar.files.routes.ts';

const database = given(freshDatabase);
const world = given(() => createMovingWorld(database.db));
const files = given(() => startFilesApp(ownCalendarRoutes, world.jobDeps));

const entriesOf = async (person: User, reference: string) => {
  const lineId = await world.lineOf(person, reference);
  const { statusCode, body } = await files.get(
    `/api/orders/${reference}/lines/${lineId}/calendar.ics`,
    person,
  );
  expect(statusCode).toBe(200);
  const events = new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent');
  return new Map(
    events.map((event) => [
      String(event.getFirstPropertyValue('uid')),
      {
        status: event.getFirstPropertyValue('status'),
        sequence: Number(event.getFirstPropertyValue('sequence')),
      },
    ]),
  );
};

test('the calendar of a moved course has its new run, and strikes out the one that it was moved away from', async () => {
  const { person, from, reference } = await world.bought();
  const to = await world.addRun({ inDays: 120 }, from);
  const before = await entriesOf(person, reference);
  expect([...before.keys()]).toEqual([from.id]);
  await world.move(person, reference, { to });
  const moved = await entriesOf(person, reference);
  expect(moved.get(to.id)).toMatchObject({ status: 'CONFIRMED' });
  expect(moved.get(from.id)).toMatchObject({ status: 'CANCELLED' });
  expect(moved.get(from.id)?.sequence).toBeGreaterThan(before.get(from.id)?.sequence ?? 0);

  await world.move(person, reference, { to: from });
  const back = await entriesOf(person, reference);
  expect(back.get(to.id)).toMatchObject({ status: 'CANCELLED' });
  expect(back.get(from.id)).toMatchObject({ status: 'CONFIRMED' });
  expect(back.get(from.id)?.sequence).toBeGreaterThan(moved.get(from.id)?.sequence ?? 0);
});

test('it is nobody else’s, and whoever comes from a letter logs in first', async () => {
  const { person, reference } = await world.bought();
  const path = `/api/orders/${reference}/lines/${await world.lineOf(person, reference)}/calendar.ics`;
  expect((await files.get(path, await addUser(database.db))).statusCode).toBe(404);
  const stranger = await files.get(path, null);
  expect([stranger.statusCode, stranger.headers.location]).toEqual([303, `/login?next=/orders/${reference}`]);
});
