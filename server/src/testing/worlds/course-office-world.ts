import { eq } from 'drizzle-orm';
import type { WholeAdminCourse } from '#contracts/course-office/admin-course.ts';
import { adminCourseEndpoints as calls } from '#contracts/course-office/admin-courses.ts';
import type { InPersonForm } from '#contracts/course-office/course-form.ts';
import { fullCourse } from '#contracts/testing/sample-course.ts';
import { certificationBodies, files } from '#server/db/schema/index.ts';
import { catalogueBindings } from '#server/modules/catalogue/catalogue.routes.ts';
import { adminCourseBindings } from '#server/modules/course-office/course-office.routes.ts';
import { removeUnshownFiles } from '#server/modules/media/remove-unshown-files.ts';
import { teachingBindings } from '#server/modules/teaching/teaching.routes.ts';
import type { Db } from '#server/platform/db/database.ts';
import { uuidv7 } from '#server/platform/ids.ts';
import { cartsOfCourse, wishesOfCourse } from '../../modules/carts/index.ts';
import { linksOfCourse, shownFiles } from '../../modules/catalogue/index.ts';
import { enquiriesOfCourse } from '../../modules/enquiries/index.ts';
import { ordersOfCourse } from '../../modules/orders/index.ts';
import { takeSeat } from '../../modules/seats/index.ts';
import { testCalls } from '../test-calls.ts';
import { addTeacher, addUser } from '../test-world.ts';

/** As the calls in person answer it. */
type Office = Omit<WholeAdminCourse, 'live' | 'access'>;
type Changes = { [Section in keyof InPersonForm]?: Partial<InPersonForm[Section]> };

/** The course manager with the people and bodies that the sample course names, and somebody who may do all of it. */
export const createCourseOffice = async (db: Db) => {
  let now = new Date('2027-01-10T08:00:00Z');
  const world = testCalls([...adminCourseBindings, ...catalogueBindings, ...teachingBindings], {
    db,
    now: () => now,
    ports: {
      fileUsers: [shownFiles],
      courseReferrers: [ordersOfCourse, cartsOfCourse, wishesOfCourse, linksOfCourse, enquiriesOfCourse],
    },
  });
  const admin = await addUser(db, { role: 'admin', firstName: 'Ada', lastName: 'Admin' });
  const staff = await addUser(db, { role: 'staff', firstName: 'Stella', lastName: 'Staff' });
  const teach = (slug: string, firstName: string, lastName: string) =>
    addTeacher(db, { slug, firstName, lastName });
  const certify = async (name: string) => {
    const id = uuidv7();
    await db.insert(certificationBodies).values({ id, name });
    return id;
  };
  const ids = {
    lead: await teach('sample-lead', 'Sample', 'Lead'),
    guest: await teach('sample-guest', 'Sample', 'Guest'),
    body: await certify('The Sample Board'),
    coIssuer: await certify('Sample College'),
  };
  /** The sample course, with parts of its sections changed. */
  const sample = (changes: Changes = {}): InPersonForm => {
    const form = fullCourse(ids);
    const names = Object.keys(changes) as (keyof InPersonForm)[];
    return Object.assign(form, ...names.map((name) => ({ [name]: { ...form[name], ...changes[name] } })));
  };
  const create = (body: object, by = admin) => world.call(calls.createAdminCourse, body as never, by);
  const update = (id: string, body: object, by = admin) =>
    world.call(calls.updateAdminCourse, { id, ...body } as never, by);
  const read = async (id: string): Promise<Office> => {
    const { answer } = await world.call(calls.getAdminCourse, { id }, staff);
    return answer.course as Office;
  };
  const created = async (changes: Changes = {}): Promise<Office> => {
    const { answer } = await create(sample({ basic: { courseCode: '' }, ...changes }));
    if (!answer.course) throw new Error(JSON.stringify(answer));
    return answer.course as Office;
  };
  /** Somebody is at the checkout of a course for half an hour. */
  const sit = (courseId: string) =>
    world.ctx((ctx) => takeSeat(ctx, { courseId, placeId: uuidv7(), as: 'held', holdMinutes: 30 }));
  /** A picture that was uploaded. */
  const addFile = async (name: string) => {
    const publicId = `courses/${name}`;
    const facts = { kind: 'image' as const, name: `${name}.jpg`, type: 'image/webp', bytes: 10, widths: [] };
    const row = { ...facts, id: uuidv7(), publicId, extension: 'webp', uploadedAt: now };
    await db.insert(files).values(row);
    return { publicId, url: `/files/${publicId}.webp` };
  };
  /** What happens once a day. */
  const clearFiles = () => removeUnshownFiles(world.jobDeps);
  const hasFile = async (publicId: string) =>
    (await db.select().from(files).where(eq(files.publicId, publicId))).length > 0;
  const at = (instant: string) => {
    now = new Date(instant);
  };
  const office = { admin, staff, ids, sample, create, update, read, created, at };
  return { ...world, ...office, sit, addFile, clearFiles, hasFile };
};
