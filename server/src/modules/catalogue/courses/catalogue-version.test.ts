import { getTableColumns } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { courseRuns } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';

const database = given(freshDatabase);

const versionOf = async (): Promise<number> => {
  const { rows } = await database.pool.query<{ version: string }>('select version from catalogue_version');
  return Number(rows[0]?.version);
};

/** How often the version rises with a change of a run. */
const risesWith = async (id: string, change: string): Promise<number> => {
  const before = await versionOf();
  await database.pool.query(`update course_runs set ${change} where course_id = $1`, [id]);
  return (await versionOf()) - before;
};

const SEATS = ['taken', 'enrolled', 'seats_shown'];
const others = Object.values(getTableColumns(courseRuns)).filter(
  ({ name, primary }) => !primary && !SEATS.includes(name),
);
/** Another value of each type of column. */
const OTHER = {
  date: "date '2031-05-05'",
  text: "'Europe/Berlin'",
  timestamp: "timestamptz '2031-05-05 10:00Z'",
  integer: '77',
  jsonb: `'{"another": true}'`,
};
const otherOf = (type: string) => Object.entries(OTHER).find(([name]) => type.startsWith(name))?.[1];

test.each(
  others.map((column) => [column.name, otherOf(column.getSQLType())]),
)('what is public of a course changes with the %s of its run', async (name, value) => {
  const { id } = await addCourse(database.db, { capacity: 50 });
  expect(await risesWith(id, `${name} = ${value}`)).toBe(1);
  expect(await risesWith(id, `${name} = ${name}`)).toBe(0);
});

test('of its seats only the last five are shown', async () => {
  const { id } = await addCourse(database.db, { capacity: 8 });
  const rises = [];
  for (let seat = 0; seat < 8; seat++) rises.push(await risesWith(id, 'taken = taken + 1'));
  expect(rises).toEqual([0, 0, 1, 1, 1, 1, 1, 1]);
  expect(await risesWith(id, 'enrolled = enrolled + 1')).toBe(0);
});
