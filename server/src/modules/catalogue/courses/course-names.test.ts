import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { courseNameEndpoints as calls } from '#contracts/course-office/course-names.ts';
import { courseSeries, courseSlugs } from '#server/db/schema/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';
import { slugOf, slugStem } from './course-names.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));

const messageOf = ({ answer }: { answer: Record<string, unknown> }) => answer.message;

test('addresses are plain words, and never none', () => {
  expect(slugOf('  Größe & Æsthetik! ')).toBe('gro-e-sthetik');
  expect(slugOf('x'.repeat(79), 'yy').length).toBeLessThanOrEqual(80);
  expect(slugStem({ title: '…', city: '', startDate: null })).toBe('course');
});

describe('a code', () => {
  test('belongs to the first of those who want it at once', async () => {
    const form = office.sample({ basic: { courseCode: 'race-1' } });
    const all = await Promise.all(Array.from({ length: 5 }, () => office.create(form)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
    const refused = all.find(({ status }) => status === 400);
    expect(refused?.answer).toMatchObject({
      message: 'Course code RACE-1 is already in use',
      issues: [{ field: 'basic.courseCode' }],
    });
  });

  test('that is left empty is the next free one, also for several at once', async () => {
    const form = office.sample({ basic: { courseCode: '', title: 'The Quick Brown Fox' } });
    const all = await Promise.all(Array.from({ length: 5 }, () => office.create(form)));
    const made = all.map(({ answer }) => answer.course as { basic: { courseCode: string }; slug: string });
    expect(made.map(({ basic }) => basic.courseCode).toSorted()).toEqual(
      [101, 102, 103, 104, 105].map((number) => `QBF-${number}`),
    );
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(5);
    const next = await office.call(calls.generateCourseCode, { title: 'Quick brown foxes' }, office.staff);
    expect(next.answer).toEqual({ success: true, courseCode: 'QBF-106' });
    const nameless = await office.call(calls.generateCourseCode, { title: 'تدريب' }, office.staff);
    expect(nameless.answer).toEqual({ success: true, courseCode: 'CRS-101' });
  });

  test('is free or not in any case, and its own course may keep it', async () => {
    const { _id, basic } = await office.created();
    const code = basic.courseCode.toLowerCase();
    const isFree = async (query: { code: string; except?: string }) =>
      (await office.call(calls.checkCourseCode, query, office.staff)).answer.available;
    expect([
      await isFree({ code }),
      await isFree({ code, except: _id }),
      await isFree({ code: 'NEW-1' }),
    ]).toEqual([false, true, true]);
    const other = await office.created();
    const taken = await office.update(other._id, { basic: { courseCode: code } });
    expect(messageOf(taken)).toBe(`Course code ${basic.courseCode} is already in use`);
  });

  test('cannot be made without a title', async () => {
    const { answer } = await office.call(calls.generateCourseCode, { title: ' ' }, office.staff);
    expect(messageOf({ answer })).toBe('Please enter a course title first');
  });
});

describe('the address of a course', () => {
  test('follows the title of a draft, and the former one leads on', async () => {
    const { _id, slug } = await office.created({
      basic: { courseCode: '', title: 'Werkstatt', status: 'draft' },
    });
    expect(slug).toBe('werkstatt-berlin-2027');
    await office.update(_id, { basic: { title: 'Botox für Ärzte' } });
    expect((await office.read(_id)).slug).toBe('botox-fur-arzte-berlin-2027');
    const kept = await database.db.select().from(courseSlugs).where(eq(courseSlugs.courseId, _id));
    expect(kept.map((one) => one.slug)).toEqual(['werkstatt-berlin-2027']);
    await office.update(_id, { basic: { title: 'Werkstatt', status: 'open' } });
    await office.update(_id, { basic: { title: 'Named anew' } });
    expect((await office.read(_id)).slug).toBe('werkstatt-berlin-2027');
  });

  test('is found for a title in any script', async () => {
    const { slug } = await office.created({ basic: { courseCode: '', title: 'تدريب البوتوكس' } });
    expect(slug).toBe('berlin-2027');
  });
});

describe('the series', () => {
  const titled = (title: string) => ({ basic: { courseCode: '', title, status: 'draft' as const } });

  test('of a draft takes its title along, and stays once it has other runs', async () => {
    const draft = await office.created(titled('Working title'));
    await office.update(draft._id, { basic: { title: 'Thread lifts' } });
    const renamed = await office.read(draft._id);
    expect(renamed.basic.seriesTitle).toBe('Thread lifts');
    const left = await database.db.select().from(courseSeries).where(eq(courseSeries.title, 'Working title'));
    expect(left).toEqual([]);
    const { seriesId } = renamed.basic;
    const run = await office.created({
      basic: { courseCode: '', title: 'Thread lifts, evenings', seriesId, status: 'draft' },
    });
    await office.update(run._id, { basic: { title: 'Thread lifts, mornings', discipline: 'surgery' } });
    const [one, other] = [await office.read(draft._id), await office.read(run._id)];
    expect(other.basic).toMatchObject({ seriesId, seriesTitle: 'Thread lifts', discipline: 'surgery' });
    expect(one.basic.discipline).toBe('surgery');
    const { answer } = await office.call(calls.listCourseSeries, {}, office.staff);
    expect(answer.series).toContainEqual({
      _id: seriesId,
      title: 'Thread lifts',
      discipline: 'surgery',
      runs: 2,
    });
  });
});
