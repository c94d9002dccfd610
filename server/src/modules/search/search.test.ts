import { beforeAll, expect, test } from 'vitest';
import { type SearchResult, searchEndpoints } from '#contracts/site/search.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { testCalls } from '#server/testing/test-calls.ts';
import { addCourse, addSelfPaced, addTeacher } from '#server/testing/test-world.ts';
import { refreshSearch } from './refresh-search.ts';
import { searchBindings } from './search.routes.ts';

const database = given(freshDatabase);
const calls = given(() => testCalls(searchBindings, { db: database.db }));

const instructor = (slug: string, firstName: string, lastName: string) =>
  addTeacher(database.db, {
    slug,
    firstName,
    lastName,
    credentials: ['Board-certified dermatologist'],
    bio: 'Teaches since 2009.',
    specialties: ['Periorbital anatomy'],
    yearsOfExperience: 17,
    city: 'Madrid',
  });

beforeAll(async () => {
  const ines = await instructor('ines-calderon', 'Inés', 'Calderón');
  await addCourse(database.db, {
    title: 'Botox Professional Training',
    slug: 'botox',
    code: 'INJ-101',
    description: 'Dosing of the upper face. Nothing here is about <script>alert(1)</script>.',
    city: 'Dubai',
    instructors: [{ instructorId: ines, role: 'Lead Instructor' }],
  });
  await addCourse(database.db, {
    title: 'Lip and Perioral Fillers',
    slug: 'fillers',
    code: 'INJ-201',
    description: 'For those who have finished botox training.',
    city: 'Zürich',
  });
  await addCourse(database.db, { title: 'تدريب البوتوكس المهني', slug: 'arabic', code: 'ARA-1' });
  await addCourse(database.db, { title: 'A secret plan', slug: 'secret', code: 'SEC-1', status: 'draft' });
  await addSelfPaced(database.db, { title: 'Dilution at Leisure', slug: 'dilution', code: 'EL-77' });
  await addSelfPaced(database.db, { title: 'Dilution to Come', slug: 'to-come', isPublished: false });
  await calls.ctx(refreshSearch);
});

type Found = {
  correctedTo: string | null;
  groups: { kind: string; total: number; results: SearchResult[] }[];
};

const search = async (q: string) => {
  const { status, answer } = await calls.call(searchEndpoints.search, { q });
  expect(status).toBe(200);
  return answer as unknown as Found;
};
const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');
const coursesOf = (found: Found) => pathsOf(found).filter((path) => path.startsWith('/in-person/courses/'));
const hitsOf = (pieces: { text: string; hit: boolean }[]) =>
  pieces.filter(({ hit }) => hit).map(({ text }) => text);
const pathsOf = ({ groups }: Found) => groups.flatMap(({ results }) => results.map(({ path }) => path));

test('a word in the title goes before the same word in the text', async () => {
  const [courses] = (await search('botox')).groups;
  expect(courses).toMatchObject({ kind: 'course', total: 2 });
  expect(courses?.results.map(({ path }) => path)).toEqual([
    '/in-person/courses/botox',
    '/in-person/courses/fillers',
  ]);
});

test('what was searched for is marked, in the title and in the text, and nothing is HTML', async () => {
  const [course] = (await search('dosing trainings')).groups[0]?.results ?? [];
  expect(hitsOf(course?.title ?? [])).toEqual(['Training']);
  expect(hitsOf(course?.excerpt ?? [])).toEqual(['Dosing']);
  expect(textOf(course?.excerpt ?? [])).toContain('<script>alert(1)</script>');
  expect(course?.detail).toMatch(/^INJ-101 · .* · Dubai$/);
});

test.each([
  'Inés',
  'Ines',
  'ines calderon',
  'CALDERÓN',
])('accents and case do not matter: %s finds the person and what they teach', async (typed) => {
  const found = await search(typed);
  expect(pathsOf(found)).toEqual(['/in-person/courses/botox', '/our-instructors#ines-calderon']);
  expect(textOf(found.groups[1]?.results[0]?.title ?? [])).toBe('Inés Calderón');
  expect(hitsOf(found.groups[1]?.results[0]?.title ?? [])).not.toEqual([]);
});

test('a name and a word in another form are found together', async () => {
  expect(coursesOf(await search('ines trained'))).toEqual(['/in-person/courses/botox']);
  expect(coursesOf(await search('zurich filler'))).toEqual(['/in-person/courses/fillers']);
});

test.each(['INJ-101', 'inj 101', 'inj101'])('the code is found as %s', async (typed) => {
  expect(pathsOf(await search(typed))).toContain('/in-person/courses/botox');
});

test('the last word may be the beginning of one', async () => {
  expect(pathsOf(await search('perio'))).toContain('/in-person/courses/fillers');
  expect((await search('perio')).correctedTo).toBe(null);
  // In quotes it is meant as it stands, and so it is a typing error.
  expect((await search('"perio"')).correctedTo).toBe('"perioral"');
});

test.each([
  ['botoks', 'botox'],
  ['Calderonn', 'calderon'],
  ['fillrs zurich', 'fillers zurich'],
])('a typing error is forgiven: %s', async (typed, meant) => {
  const found = await search(typed);
  expect(found.correctedTo).toBe(meant);
  expect(pathsOf(found).length).toBeGreaterThan(0);
});

test('nothing is made up for what nobody teaches', async () => {
  expect(await search('submarine welding')).toMatchObject({ correctedTo: null, groups: [] });
});

test.each([
  'fillers & zurich',
  'fillers/zurich',
  'the fillers, and zurich!',
])('what joins words empties no search: %s', async (typed) => {
  const found = await search(typed);
  expect(found.correctedTo).toBe(null);
  expect(coursesOf(found)).toEqual(['/in-person/courses/fillers']);
});

test('Arabic is found like any other writing', async () => {
  const found = await search('البوتوكس');
  expect(pathsOf(found)).toEqual(['/in-person/courses/arabic']);
  expect(hitsOf(found.groups[0]?.results[0]?.title ?? [])).toEqual(['البوتوكس']);
});

test('operators do what they do elsewhere', async () => {
  expect(coursesOf(await search('botox -lip'))).toEqual(['/in-person/courses/botox']);
  expect(coursesOf(await search('"professional training"'))).toEqual(['/in-person/courses/botox']);
  expect(pathsOf(await search('calderon or perioral'))).toContain('/in-person/courses/fillers');
});

test.each([
  '',
  '   ',
  '"',
  "'; drop table courses; --",
  ':* & | ! <-> ( )',
  '-',
  '\\',
  'the',
  '%_',
  '\u0000botox\u0000',
  '\ud800',
  '💉',
  'ʼ½ﬁ',
  'a'.repeat(200),
  'botox '.repeat(33),
  '"('.repeat(100),
])('whatever is typed is answered: %j', async (typed) => {
  await search(typed);
});

test('more than 200 characters are refused', async () => {
  expect((await calls.call(searchEndpoints.search, { q: 'x'.repeat(201) })).status).toBe(400);
});

test('drafts are nowhere', async () => {
  expect(pathsOf(await search('secret plan'))).toEqual([]);
});

test('pages are found by their text, with the words of the settings in it', async () => {
  const [page] = (await search('cancellation refunds')).groups.filter(({ kind }) => kind === 'page');
  expect(page?.results.map(({ path }) => path)).toContain('/refund');
  const why = (await search('why aurea academy')).groups.flatMap(({ results }) => results);
  expect(why.map(({ path }) => path)).toContain('/why-aurea-academy');
  expect(why.map(({ excerpt }) => textOf(excerpt)).join()).not.toContain('{{');
});

test('a self-paced course is found by title, code and kind, and not before something of it is published', async () => {
  for (const words of ['dilution', 'EL-77', 'self-paced'])
    expect(pathsOf(await search(words))).toContain('/self-paced-online-training/dilution');
  expect(pathsOf(await search('dilution'))).not.toContain('/self-paced-online-training/to-come');
});
