import { expect } from 'vitest';
import type { EndpointName } from '#contracts/endpoints.ts';
import { files } from '#server/db/schema/index.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import type { InPersonCourse } from '../../modules/catalogue/index.ts';
import { addCourse } from '../test-world.ts';
import type { Written } from './audited-case-acts.ts';

type Act = (name: EndpointName, input: object) => Promise<unknown>;
type Table = Partial<Record<EndpointName, () => Promise<Written>>>;

const FILE = '/files/courses/audited.webp';
const copied = (id: string, { code }: InPersonCourse): Written => ({
  action: 'course.copied',
  objectId: id,
  before: null,
  after: expect.objectContaining({ version: 1, copyOf: code }),
});

/** Every act on a course that no person is touched by, done once, and what has to be written of it. */
export const auditedCourseActs = (act: Act, db: () => Db): Table => ({
  createAdminCourse: async () => {
    const answer = await act('createAdminCourse', { saveAsDraft: true, basic: { title: 'Audited' } });
    const { _id: objectId } = (answer as { course: { _id: string } }).course;
    const after = { version: 1, code: 'AUD-101', title: 'Audited', status: 'draft' };
    return { action: 'course.created', objectId, before: null, after };
  },
  updateAdminCourse: async () => {
    const { id, title } = await addCourse(db());
    await act('updateAdminCourse', { id, saveAsDraft: true, basic: { title: 'Renamed' } });
    const before = { 'basic.title': title, 'basic.status': 'open' };
    const after = { version: 2, 'basic.title': 'Renamed', 'basic.status': 'draft' };
    return { action: 'course.changed', objectId: id, before, after };
  },
  deleteAdminCourse: async () => {
    const { id, code, title } = await addCourse(db());
    await act('deleteAdminCourse', { id });
    return { action: 'course.deleted', objectId: id, before: { code, title, status: 'open' }, after: null };
  },
  cloneCourse: async () => {
    const course = await addCourse(db());
    const answer = await act('cloneCourse', { id: course.id });
    return copied((answer as { course: { _id: string } }).course._id, course);
  },
  copyCourse: async () => {
    const course = await addCourse(db());
    const wish = { newTitle: 'Copied', newCourseCode: 'COPIED-1', newStartDate: '2030-01-01' };
    const answer = await act('copyCourse', { id: course.id, ...wish });
    return copied((answer as { course: { _id: string } }).course._id, course);
  },
  bulkSetCourseStatus: async () => {
    const { id } = await addCourse(db());
    await act('bulkSetCourseStatus', { ids: [id], status: 'cancelled' });
    const [before, after] = [{ 'basic.status': 'open' }, { 'basic.status': 'cancelled', version: 2 }];
    return { action: 'course.changed', objectId: id, before, after };
  },
  deleteCourseFile: async () => {
    const { id } = await addCourse(db(), { media: { images: [FILE] } });
    await act('deleteCourseFile', { id, url: FILE, kind: 'image' });
    const [before, after] = [{ 'media.images': FILE }, { 'media.images': '', version: 2 }];
    return { action: 'course.changed', objectId: id, before, after };
  },
  deleteUnusedFile: async () => {
    const [objectId, publicId] = [uuidv7(), 'courses/stray'];
    const facts = { kind: 'image' as const, name: 'stray.webp', type: 'image/webp', bytes: 1, widths: [] };
    const file = { ...facts, id: objectId, publicId, extension: 'webp', uploadedAt: new Date() };
    await db().insert(files).values(file);
    await act('deleteUnusedFile', { publicId });
    return { action: 'file.deleted', objectId, before: { publicId, name: 'stray.webp' }, after: null };
  },
});
