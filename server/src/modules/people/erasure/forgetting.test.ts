import { is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { peopleEndpoints as calls } from '#contracts/people/admin-people.ts';
import { bindings } from '#server/bindings.ts';
import * as schema from '#server/db/schema/index.ts';
import { given } from '#server/testing/given.ts';
import { postmanOf } from '#server/testing/people/erasure-world.ts';
import { letPass } from '#server/testing/people/let-pass.ts';
import { SET_UP, testCalls } from '#server/testing/test-calls.ts';
import { addUser } from '#server/testing/test-world.ts';
import { createLoadedDemo } from '#server/testing/worlds/loaded-demo.ts';
import { createPost } from '#server/testing/worlds/mail-world.ts';

const tables = Object.values(schema).flatMap((table) => (is(table, PgTable) ? [getTableConfig(table)] : []));
const known = Object.assign({}, ...SET_UP.personKeepers.map(({ columns }) => columns)) as Record<
  string,
  string
>;

const CALLED_SO = /(^|_)(email|phone|recipient)$|_by(_id)?$|^(user|payer|actor|assignee|author)_id$/;

/** Whose something is, or how to reach somebody, by what it refers to or is called. */
const ofPeople = tables.flatMap(({ name, columns, foreignKeys }) => {
  const referring = foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference();
    return foreignTable === schema.users || foreignTable === schema.carts
      ? from.map((column) => column.name)
      : [];
  });
  const elsewhere = foreignKeys.flatMap((key) => key.reference().columns.map((column) => column.name));
  const called = columns
    .filter((column) => CALLED_SO.test(column.name) && !column.getSQLType().startsWith('timestamp'))
    .map((column) => column.name)
    .filter((column) => !elsewhere.includes(column));
  return [...new Set([...referring, ...called])].map((column) => `${name}.${column}`);
});

test('of every column of a person it is said what becomes of it', () => {
  expect(ofPeople.filter((column) => !(column in known))).toEqual([]);
});

/** What refers to a file, or is called as one. */
const ofFiles = tables.flatMap(({ name, columns, foreignKeys }) => {
  const referring = foreignKeys.flatMap((key) => {
    const { columns: from, foreignTable } = key.reference();
    return foreignTable === schema.files ? from.map((column) => column.name) : [];
  });
  const called = columns
    .map((column) => column.name)
    .filter((column) => /(^|_)(photo|logo|picture|file|signature|pdf)(_|$)/.test(column));
  return [...new Set([...referring, ...called])].map((column) => `${name}.${column}`);
});

test('of every column that leads to a file it is said whether its person takes it along', () => {
  const said = SET_UP.personKeepers.flatMap(({ fileColumns }) => Object.keys(fileColumns ?? {}));
  expect(said.sort()).toEqual(ofFiles.sort());
  const listing = SET_UP.personKeepers.filter(({ fileColumns }) =>
    Object.values(fileColumns ?? {}).includes('in the download'),
  );
  for (const { listFiles } of listing) expect(listFiles).toBeDefined();
});

test('what is said is of columns that are there', () => {
  const there = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
  expect(Object.keys(known).filter((column) => !there.includes(column))).toEqual([]);
});

describe('somebody of the demo world', () => {
  const demo = given(createLoadedDemo);
  /** Papers say for good whom they were issued to. */
  const AS_ISSUED = ['documents'];

  const world = async () => {
    const post = createPost();
    const ports = { ...demo.deps.ports, ...post.ports };
    const academy = testCalls(bindings, { db: demo.database.db, ports });
    const admin = await addUser(demo.database.db, { role: 'admin' });
    return { academy, admin, post, ...postmanOf(academy, post) };
  };

  /** Tables that say one of these words anywhere. */
  const whereSaid = async (words: readonly string[]): Promise<string[]> => {
    const saying: string[] = [];
    for (const { name } of tables) {
      const { rows } = await demo.database.db.execute<{ said: string }>(
        sql`select t::text as said from ${sql.identifier(name)} t
          where exists (select from unnest(${sql.param([...words])}::text[]) w where position(lower(w) in lower(t::text)) > 0) limit 1`,
      );
      if (rows[0]) saying.push(AS_ISSUED.includes(name) ? name : `${name}: ${rows[0].said}`);
    }
    return saying;
  };

  const learners = async () => {
    const { rows } = await demo.database.db.execute<{
      id: string;
      email: string;
      first_name: string;
      last_name: string;
    }>(sql`select id, email, first_name, last_name from users u where role = 'learner'
      order by (select count(*) from enrolments e where e.user_id = u.id) desc limit 60`);
    return rows;
  };

  test('is found nowhere once they are erased, but on papers', { timeout: 120_000 }, async () => {
    const { academy, admin, post, workOff } = await world();
    await letPass(demo.database.db);
    const erased: { words: string[]; id: string }[] = [];
    const refused: string[] = [];
    for (const { id, email, first_name, last_name } of await learners()) {
      const { answer } = await academy.call(calls.deleteUser, { id, reason: 'Asked for it' }, admin);
      if (answer.success) erased.push({ id, words: [email, `${first_name} ${last_name}`] });
      else refused.push(String(answer.message));
    }
    expect(erased.length, refused.join('\n')).toBeGreaterThan(5);
    expect(refused.length).toBeGreaterThan(0);
    await workOff();
    expect(post.sent).toHaveLength(erased.length);
    const said = await whereSaid(erased.flatMap(({ words }) => words));
    expect(said.filter((where) => !AS_ISSUED.includes(where))).toEqual([]);

    for (const [column, fate] of Object.entries(known).filter(([, fate]) => fate === 'deleted')) {
      const [table = '', name = ''] = column.split('.');
      const { rows } = await demo.database.db.execute(
        sql`select from ${sql.identifier(table)} where ${sql.identifier(name)} = any(${sql.param(erased.map(({ id }) => id))}::uuid[])`,
      );
      expect([column, fate, rows.length]).toEqual([column, fate, 0]);
    }
  });
});
