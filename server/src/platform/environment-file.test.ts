import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment, writeEnvironmentFile } from './environment-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academy-environment-'));
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, 'academy.env');
const nothingElse = async () => undefined;

const VALUES = {
  URL: 'postgres://a:p%23%24%25@db.example:5432/academy?sslmode=require',
  FROM: 'Aurea Academy <courses@aurea.example>',
  NAMED: '"Aurea, the Academy" <courses@aurea.example>',
  APOSTROPHE: "O'Brien's Academy <courses@obrien.example>",
  SECRET: 'a+b/c==',
  SIGNS: '$HOME `x` \\n # no remark',
};

test('a file gives back what was written, whatever signs it has', async () => {
  await writeEnvironmentFile(file(), VALUES, nothingElse);
  expect(readEnvironment({ ACADEMY_ENV: file() })).toMatchObject(VALUES);
});

test('Node itself reads it alike', async () => {
  await writeEnvironmentFile(file(), VALUES, nothingElse);
  const script = `console.log(JSON.stringify(Object.fromEntries(${JSON.stringify(Object.keys(VALUES))}.map((name) => [name, process.env[name]]))))`;
  const { stdout } = spawnSync(process.execPath, [`--env-file=${file()}`, '-e', script], {
    encoding: 'utf8',
    env: {},
  });
  expect(JSON.parse(stdout)).toEqual(VALUES);
});

test('what needs no quotes has none, for containers take them for a part of the value', async () => {
  await writeEnvironmentFile(file(), VALUES, nothingElse);
  const text = await readFile(file(), 'utf8');
  expect(text).toContain(`FROM=${VALUES.FROM}\n`);
  expect(text).toContain(`NAMED='${VALUES.NAMED}'\n`);
  expect(text).toContain(`APOSTROPHE="${VALUES.APOSTROPHE}"\n`);
});

test.each(['two\nlines', `both ' and "`])('what could be read in two ways is refused: %j', async (value) => {
  await expect(writeEnvironmentFile(file(), { VALUE: value }, nothingElse)).rejects.toThrow(
    'cannot be written down',
  );
  expect(await readdir(folder)).toEqual([]);
});

test('a file that is not finished leaves the old one alone', async () => {
  await writeEnvironmentFile(file(), { A: 'old' }, nothingElse);
  const failing = writeEnvironmentFile(file(), { A: 'new' }, async () => {
    throw new Error('interrupted');
  });
  await expect(failing).rejects.toThrow('interrupted');
  expect(readEnvironment({ ACADEMY_ENV: file() })).toMatchObject({ A: 'old' });
  expect(await readdir(folder)).toEqual(['academy.env']);
});

test('what is set beside the file wins, and a file that was named has to be there', async () => {
  await writeEnvironmentFile(file(), { PORT: '3000', HOST: '::' }, nothingElse);
  expect(readEnvironment({ ACADEMY_ENV: file(), PORT: '4000' })).toMatchObject({ PORT: '4000', HOST: '::' });
  expect(() => readEnvironment({ ACADEMY_ENV: join(folder, 'elsewhere.env') })).toThrow('which is not there');
});
