import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { courseSections } from '#contracts/course-office/course-form.ts';
import { readdressed, storedIn } from '#server/modules/course-builder/import/own/readdressed.ts';
import { findFiles } from '#server/modules/media/index.ts';
import { createImportWorld } from '#server/testing/builder/import-world.ts';
import { addNamed, courseOf, FLAGSHIP, wholeFlagship } from '#server/testing/builder/whole-course.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { sumOf } from './sum-of.ts';

// The flagship of the demo leaves one installation and arrives in others: an empty one, and one where all it names is known.

const database = given(freshDatabase);
const emptyDatabase = given(freshDatabase);
const knownDatabase = given(freshDatabase);
const here = given(() => createImportWorld(database.db));
const empty = given(() => createImportWorld(emptyDatabase.db));
const known = given(() => createImportWorld(knownDatabase.db));
type World = Awaited<ReturnType<typeof createImportWorld>>;

/** Each address replaced by the sum of the bytes that are stored there. */
const summed = async <T>(world: World, said: T): Promise<T> => {
  const sums = new Map<string, string>();
  const stored = storedIn(said);
  for (const [url, file] of await findFiles(world.asUploader().database, [...stored]))
    sums.set(url, await sumOf(world.storage, file));
  expect([...stored].filter((url) => !sums.has(url))).toEqual([]);
  return readdressed(said, sums);
};

/** Every section of a form; ids of what it points at and what is of an installation alone are left out. */
const saidBy = async (world: World, id: string) => {
  const form = z.object(courseSections.ELearningCourse).parse(await world.formOf(id));
  const { basic, instructors, enrollment, certification, ...others } = form;
  const { status: _, seriesId: __, ...facts } = basic;
  const { linkedCourses, ...prices } = enrollment;
  const { issuingAuthorityId: ___, certificationBodies, ...rules } = certification;
  const told = { basic: facts, enrollment: prices, certification: rules, ...others };
  const pointers = { instructors, linkedCourses, certificationBodies };
  return { told: await summed(world, told), pointers };
};

const NOBODY = { lead: null, others: [], authority: null, bodies: [], courses: [] };

describe('the whole flagship', () => {
  let course: string;
  let archive: Buffer;
  beforeAll(async () => {
    course = await wholeFlagship(here, database.db);
    archive = await here.exportOf(course);
  }, 180_000);

  describe('in an empty installation', () => {
    let arrived: Awaited<ReturnType<World['importNew']>>;
    beforeAll(async () => {
      arrived = await empty.importNew('flagship.course.zip', archive);
    }, 120_000);

    test('has the same content, tests and form, to the byte of every file', async () => {
      const content = await summed(here, await here.contentOf(course));
      expect(await summed(empty, await empty.contentOf(arrived.id))).toEqual(content);
      expect(content.tests.length).toBeGreaterThan(0);
      const [there, before] = [await saidBy(empty, arrived.id), await saidBy(here, course)];
      expect(there.told).toEqual(before.told);
      expect(before.told.media).toMatchObject({
        captions: { [before.told.media.images[0] ?? '']: 'The room' },
      });
    });

    test('is a draft of its own with the code and the address that it had', async () => {
      const { basic, slug, published } = await empty.formOf(arrived.id);
      expect(slug).toBe(FLAGSHIP);
      expect(basic).toMatchObject({
        status: 'draft',
        courseCode: (await here.formOf(course)).basic.courseCode,
      });
      expect(published.version).toBe(0);
    });

    test('tells what it points at and nobody knows there', () => {
      expect(arrived.report.lines).toEqual([
        '“CONSENT-1 · Consent in Practice”, which comes with the course, is not known here and was left out.',
        'The instructor “Layla Haddad” is not known here and was left out.',
        'The instructor “Lorenzo Galli” is not known here and was left out.',
        'The certification body “Board of Aesthetic Practice” is not known here and was left out.',
      ]);
      expect(arrived.report.taken).toMatchObject({ parts: 10, pictures: 2, documents: 2, films: 1 });
    });

    test('leaves again as the course that arrived, without those whom nobody knows', async () => {
      const [first, again] = [courseOf(archive), courseOf(await empty.exportOf(arrived.id))];
      expect(again).toEqual({ ...first, form: { ...first.form, names: { ...first.form.names, ...NOBODY } } });
    });

    test('arrives a second time under a free code and address, also twice at once', async () => {
      const both = await Promise.all([
        empty.importNew('flagship.course.zip', archive),
        empty.importNew('flagship.course.zip', archive),
      ]);
      const courses = await Promise.all(both.map(({ id }) => empty.formOf(id)));
      expect(courses.map(({ slug }) => slug).toSorted()).toEqual([`${FLAGSHIP}-2`, `${FLAGSHIP}-3`]);
      expect(new Set(courses.map(({ basic }) => basic.courseCode)).size).toBe(2);
      expect(both[0]?.report.lines.slice(0, 2)).toEqual([
        expect.stringMatching(/^Another course has the code .+; this one has .+-[23]\.$/),
        expect.stringMatching(/^Another course has the address “.+”; this one has “.+-[23]”\.$/),
      ]);
    }, 120_000);
  });

  test('finds its people, bodies and courses where they are known by the same names', async () => {
    const { teachers, bodyId, linkedId } = await addNamed(knownDatabase.db);
    const { report, id } = await known.importNew('flagship.course.zip', archive);
    expect(report.lines).toEqual([]);
    expect((await saidBy(known, id)).pointers).toMatchObject({
      instructors: {
        primary: { instructorId: teachers.get('layla-haddad') },
        additional: [{ instructorId: teachers.get('lorenzo-galli') }],
      },
      linkedCourses: [{ courseId: linkedId }],
      certificationBodies: [{ bodyId }],
    });
    expect(courseOf(await known.exportOf(id))).toEqual(courseOf(archive));
  }, 120_000);

  test('fills in what the form of another course leaves blank, and leaves the rest alone', async () => {
    const id = await known.titled('Injections of the Face');
    await known.fillForm(id, { saveAsDraft: true, contact: { phone: '1' }, access: { accessMonths: 3 } });
    const report = await known.importFile(id, 'flagship.course.zip', archive);
    expect(report.lines).toEqual(['In the form stays what it said before: Access, Contact & Support.']);
    expect(report.taken.parts).toBe(9);
    const { basic, slug, contact, access, enrollment, media } = await known.formOf(id);
    expect(slug).toBe('injections-of-the-face');
    expect(basic).toMatchObject({ title: 'Injections of the Face', status: 'draft' });
    expect(basic.description).toBe((await here.formOf(course)).basic.description);
    expect([contact.phone, contact.email, access.accessMonths]).toEqual(['1', '', 3]);
    expect(enrollment.basePrice).toBe(190.5);
    expect(media.documents).toHaveLength(1);
    expect((await known.contentOf(id)).tests.length).toBeGreaterThan(0);
  }, 120_000);
});
