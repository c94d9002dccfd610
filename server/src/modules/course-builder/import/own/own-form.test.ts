import { unzipSync } from 'fflate';
import { beforeAll, expect, test } from 'vitest';
import { courses, files } from '#server/db/schema/index.ts';
import { createImportWorld } from '#server/testing/builder/import-world.ts';
import { zipped } from '#server/testing/builder/sample-decks.ts';
import { changed, stored } from '#server/testing/builder/whole-course.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { picture } from '#server/testing/sample-files.ts';

// A new course is made of an export whose form somebody has changed.

const database = given(freshDatabase);
const elsewhere = given(freshDatabase);
const here = given(() => createImportWorld(database.db));
const there = given(() => createImportWorld(elsewhere.db));

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
  const { id, report } = await there.importNew(
    'peels.course.zip',
    changed(archive, ({ form }) => change(form.sections)),
  );
  return {
    form: await there.formOf(id),
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
  const { id, report } = await there.importNew(
    'old.course.zip',
    changed(archive, (course) => {
      course.version = 1;
      delete course.form;
    }),
  );
  expect((await there.formOf(id)).basic.title).toBe('Peels at Home');
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
  const before = [await elsewhere.db.$count(courses), await elsewhere.db.$count(files)];
  await expect(there.importNew(name, bytes())).rejects.toThrow(words);
  const after = [await elsewhere.db.$count(courses), await elsewhere.db.$count(files)];
  expect(after).toEqual(before);
});
