import { strFromU8, strToU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { courseSections } from '#contracts/course-office/course-form.ts';
import { courses, files } from '#server/db/schema/index.ts';
import { readdressed, storedIn } from '#server/modules/course-builder/import/own/readdressed.ts';
import { findFiles } from '#server/modules/media/index.ts';
import { createImportWorld } from '#server/testing/builder/import-world.ts';
import { zipped } from '#server/testing/builder/sample-decks.ts';
import { addNamed, FLAGSHIP, stored, wholeFlagship } from '#server/testing/builder/whole-course.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { picture } from '#server/testing/sample-files.ts';
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

const courseOf = (archive: Buffer) => JSON.parse(strFromU8(unzipSync(archive)['course.json'] as Uint8Array));
const changed = (archive: Buffer, change: (course: ReturnType<typeof courseOf>) => void) => {
  const course = courseOf(archive);
  change(course);
  return zipped({ ...unzipSync(archive), 'course.json': strToU8(JSON.stringify(course)) });
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

describe('a form that somebody has changed', () => {
  let archive: Buffer;
  beforeAll(async () => {
    const photo = await picture().png().toBuffer();
    const id = await here.titled('Peels at Home');
    await here.fillForm(id, {
      saveAsDraft: true,
      basic: { description: 'What to tell patients.' },
      contact: { phone: '1' },
      metadata: { notes: '<script>alert(1)</script>' },
      media: { images: [await stored(here, { kind: 'image', name: 'peel.png', bytes: photo })] },
    });
    archive = await here.exportOf(id);
  });
  const arrivedWith = async (change: (sections: Record<string, Record<string, unknown>>) => void) => {
    const { id, report } = await empty.importNew(
      'peels.course.zip',
      changed(archive, ({ form }) => change(form.sections)),
    );
    return {
      form: await empty.formOf(id),
      lines: report.lines.filter((line) => !line.startsWith('Another')),
    };
  };

  test('is stored as the words that it is', async () => {
    const { form, lines } = await arrivedWith(() => {});
    expect(form.metadata.notes).toBe('<script>alert(1)</script>');
    expect(lines).toEqual([]);
  });

  test.each([
    {
      what: 'an address that is none',
      change: { contact: { email: 'nobody' } },
      line: '“Contact & Support” of the form was not taken: Invalid email format.',
      left: { contact: { phone: '', email: '' }, basic: { description: 'What to tell patients.' } },
    },
    {
      what: 'a price below nothing',
      change: { enrollment: { basePrice: -5 } },
      line: '“Enrollment & Pricing” of the form was not taken: Base price must not be negative.',
      left: { enrollment: { basePrice: null } },
    },
    {
      what: 'a title that is too long',
      change: { basic: { title: 'x'.repeat(300) } },
      line: '“Basic Information” of the form was not taken: Course title must be less than 200 characters.',
      left: { basic: { title: 'Peels at Home', description: '' } },
    },
    {
      what: 'a link that would run',
      change: { media: { promotional: { brochureUrl: 'javascript:alert(1)' } } },
      line: '“Media” of the form was not taken: Brochure must begin with http:// or https://.',
      left: { media: { promotional: { brochureUrl: '' } } },
    },
    {
      what: 'a file of this installation',
      change: { media: { documents: ['/files/submissions/abc.mp4'] } },
      line: 'The form names “/files/submissions/abc.mp4”, which is not in the file. It was left out.',
      left: { media: { documents: [] } },
    },
    {
      what: 'the id of a course of this installation',
      change: {
        enrollment: { basePrice: 5, linkedCourses: [{ courseId: '018f0000-0000-7000-8000-000000000000' }] },
      },
      line: null,
      left: { enrollment: { basePrice: 5, linkedCourses: [] } },
    },
  ])('with $what is taken without it', async ({ change, line, left }) => {
    const { form, lines } = await arrivedWith((sections) => {
      for (const [name, said] of Object.entries(change)) Object.assign(sections[name] ?? {}, said);
    });
    expect(lines).toEqual(line === null ? [] : [line]);
    expect(form).toMatchObject({ ...left, basic: { ...left.basic, status: 'draft' } });
  });

  test('of the first version has none, and becomes a course of its title', async () => {
    const { id, report } = await empty.importNew(
      'old.course.zip',
      changed(archive, (course) => {
        course.version = 1;
        delete course.form;
      }),
    );
    expect((await empty.formOf(id)).basic.title).toBe('Peels at Home');
    expect(report.taken.parts).toBe(0);
  });

  test.each([
    {
      what: 'of a newer version',
      name: 'a.course.zip',
      bytes: () => changed(archive, (course) => Object.assign(course, { version: 3 })),
      words: 'was written by a newer version of this software',
    },
    {
      what: 'that names a file and lacks it',
      name: 'a.course.zip',
      bytes: () =>
        changed(archive, ({ form }) => {
          form.sections.media.images = [`/files/${'a'.repeat(64)}.webp`];
        }),
      words: 'lacks a file that it shows',
    },
    {
      what: 'whose names are no names',
      name: 'a.course.zip',
      bytes: () => changed(archive, ({ form }) => Object.assign(form.names, { others: 'everybody' })),
      words: 'is damaged',
    },
    {
      what: 'whose picture has other bytes than its sum says',
      name: 'a.course.zip',
      bytes: () => {
        const parts = unzipSync(archive);
        const shown = Object.keys(parts).find((path) => path.startsWith('files/')) ?? '';
        return zipped({ ...parts, [shown]: 'other' });
      },
      words: 'is damaged',
    },
    {
      what: 'that holds more than it seems to',
      name: 'a.course.zip',
      bytes: () => zipped({ ...unzipSync(archive), bomb: new Uint8Array(20 * 1024 * 1024) }),
      words: 'unpacks to far more than it seems to hold',
    },
    {
      what: 'that leads outside',
      name: 'a.course.zip',
      bytes: () => zipped({ ...unzipSync(archive), '../../etc/passwd': 'x' }),
      words: 'would lie outside of it',
    },
    { what: 'of pictures', name: 'a.zip', bytes: () => zipped({ '1.png': 'x' }), words: 'is no export' },
    { what: 'of words', name: 'a.md', bytes: () => Buffer.from('# A'), words: 'is no export of a course' },
    { what: 'that is no archive', name: 'a.zip', bytes: () => Buffer.from('zip'), words: 'is damaged' },
  ])('a file $what becomes no course', async ({ name, bytes, words }) => {
    const before = [await emptyDatabase.db.$count(courses), await emptyDatabase.db.$count(files)];
    await expect(empty.importNew(name, bytes())).rejects.toThrow(words);
    const after = [await emptyDatabase.db.$count(courses), await emptyDatabase.db.$count(files)];
    expect(after).toEqual(before);
  });
});
