import { beforeEach, describe, expect, test } from 'vitest';
import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import { courseFileEndpoints as fileCalls } from '#contracts/course-office/course-files.ts';
import { teachingEndpoints } from '#contracts/course-office/teaching.ts';
import type { Outcome } from '#server/calls/outcome.ts';
import { removeUnshownFile } from '#server/modules/media/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { holdTransaction, untilSomebodyWaits } from '#server/testing/held-transaction.ts';
import { createCourseOffice } from '#server/testing/worlds/course-office-world.ts';
import { cloneCourse } from '../copies/clone-course.ts';
import { createAdminCourse } from '../form/create-admin-course.ts';
import { deleteCourseFile } from './delete-course-file.ts';

const database = given(freshDatabase);
const office = given(() => createCourseOffice(database.db));
let uploaded = 0;

beforeEach(() => office.at('2027-01-10T08:00:00Z'));

const addFile = () => {
  uploaded += 1;
  return office.addFile(`kept-${uploaded}`);
};
const showing = (url: string) => ({ ...office.sample().media, images: [url] });
const courseShowing = (url: string) => office.sample({ basic: { courseCode: '' }, media: { images: [url] } });

/** Two in one moment: the second begins while the first is not over, and has to wait for it. */
const meanwhile = async <T>(
  first: Parameters<typeof holdTransaction>[1],
  second: () => Promise<T>,
): Promise<T> => {
  const held = await holdTransaction(office, first, office.admin);
  const waiting = second();
  await untilSomebodyWaits(database.pool);
  await held.end();
  return waiting;
};

describe('a file stays under a course that is just being saved with it', () => {
  const save = (url: string) => (ctx: Parameters<typeof createAdminCourse>[0]) =>
    createAdminCourse(ctx, 'InPersonCourse', {
      ...courseShowing(url),
      saveAsDraft: false,
      version: undefined,
    });

  test('and who would have deleted it is told that it is shown', async () => {
    const { publicId, url } = await addFile();
    const remove = () => office.call(fileCalls.deleteUnusedFile, { publicId }, office.staff);
    expect(await meanwhile(save(url), remove)).toMatchObject({
      status: 409,
      answer: { message: 'This file is still shown. Remove it there first.' },
    });
    expect(await office.hasFile(publicId)).toBe(true);
  });

  test('when it is taken off another course', async () => {
    const { publicId, url } = await addFile();
    const other = await office.created({ media: showing(url) });
    const taken = { id: other._id, url, kind: 'image' as const };
    const takeOff = () => office.call(fileCalls.deleteCourseFile, taken, office.staff);
    expect((await meanwhile(save(url), takeOff)).status).toBe(200);
    expect((await office.read(other._id)).media.images).toEqual([]);
    expect(await office.hasFile(publicId)).toBe(true);
  });

  test('when what nothing shows is cleared away', async () => {
    const { publicId, url } = await addFile();
    const forgotten = await addFile();
    office.at('2027-01-20T08:00:00Z');
    await meanwhile(save(url), () => office.clearFiles());
    expect([await office.hasFile(publicId), await office.hasFile(forgotten.publicId)]).toEqual([true, false]);
  });

  test('when the course that it is copied from loses it', async () => {
    const { publicId, url } = await addFile();
    const source = await office.created({ media: showing(url) });
    const taken = { id: source._id, url, kind: 'image' as const };
    await meanwhile(
      (ctx) => cloneCourse(ctx, 'InPersonCourse', source._id),
      () => office.call(fileCalls.deleteCourseFile, taken, office.staff),
    );
    expect(await office.hasFile(publicId)).toBe(true);
  });
});

describe('a file that is just being deleted is not saved', () => {
  const refusedWith = (field: string, label: string) => ({
    status: 400,
    answer: { issues: [{ field, message: `${label}: a file is no longer here` }] },
  });
  const person = {
    firstName: 'Late',
    lastName: 'Comer',
    credentials: [],
    bio: '',
    specialties: [],
    yearsOfExperience: 1,
    linkedin: '',
    website: '',
    city: '',
    accountEmail: '',
  };
  const body = { name: 'Late body', shortName: '', description: '', website: '', country: '' };
  const { createInstructor, createCertificationBody, updateCertificationBody } = teachingEndpoints;

  test.each<[string, (url: string) => Promise<Outcome>, object]>([
    ['with a new course', (url) => office.create(courseShowing(url)), refusedWith('media.images', 'Images')],
    [
      'with the photo of an instructor',
      (photoUrl) => office.call(createInstructor, { ...person, photoUrl }, office.staff),
      refusedWith('photoUrl', 'Photo'),
    ],
    [
      'with the logo of a new body',
      (logoUrl) => office.call(createCertificationBody, { ...body, logoUrl }, office.staff),
      refusedWith('logoUrl', 'Logo'),
    ],
    [
      'with the new logo of a body',
      (logoUrl) =>
        office.call(updateCertificationBody, { ...body, id: office.ids.body, logoUrl }, office.staff),
      refusedWith('logoUrl', 'Logo'),
    ],
  ])('%s', async (_, save, refusal) => {
    const { publicId, url } = await addFile();
    const saved = await meanwhile(
      (ctx) => removeUnshownFile(ctx, publicId),
      () => save(url),
    );
    expect(saved).toMatchObject(refusal);
    expect(await office.hasFile(publicId)).toBe(false);
  });

  test('with a course that is changed, wherever it names it', async () => {
    const { _id } = await office.created();
    const { publicId, url } = await addFile();
    const { media } = office.sample();
    const everywhere = {
      ...media,
      mainImage: { url, alt: '' },
      documents: [url],
      images: [url, url],
      videos: [url],
      links: [
        { title: 'One', url: 'https://one.example', type: 'website' },
        { title: 'Two', url, type: 'website' },
      ],
      promotional: { brochureUrl: url, videoUrl: url, catalogUrl: url },
    };
    const saved = await meanwhile(
      (ctx) => removeUnshownFile(ctx, publicId),
      () => office.update(_id, { media: everywhere }),
    );
    const issues = saved.answer.issues as { field: string }[];
    expect(issues.map(({ field }) => field)).toEqual([
      'media.mainImage.url',
      'media.documents',
      'media.images',
      'media.videos',
      'media.links.1.url',
      'media.promotional.brochureUrl',
      'media.promotional.videoUrl',
      'media.promotional.catalogUrl',
    ]);
    expect((await office.read(_id)).media).toEqual(media);
  });

  test('with a copy of the course that it is taken off', async () => {
    const { publicId, url } = await addFile();
    const source = await office.created({ media: showing(url) });
    const copied = await meanwhile(
      (ctx) => deleteCourseFile(ctx, 'InPersonCourse', { id: source._id, url, kind: 'image' }),
      () => office.call(calls.cloneCourse, { id: source._id }, office.staff),
    );
    expect((copied.answer.course as typeof source).media.images).toEqual([]);
    expect(await office.hasFile(publicId)).toBe(false);
  });
});
