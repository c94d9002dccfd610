import { teachingEndpoints as calls } from '#contracts/course-office/teaching.ts';
import { instructorEndpoints } from '#contracts/courses/instructors.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import { typedWords } from '#server/platform/db/words.ts';
import { listAllInstructors } from '../catalogue/index.ts';
import { listBodies } from './certification-bodies.repository.ts';
import { createCertificationBody } from './create-certification-body.ts';
import { createInstructor } from './create-instructor.ts';
import { deleteCertificationBody } from './delete-certification-body.ts';
import { deleteInstructor } from './delete-instructor.ts';
import { getInstructor } from './get-instructor.ts';
import { listInstructors } from './list-instructors.ts';
import { requireInstructor } from './require-instructor.ts';
import { presentAdminInstructor, presentBody, presentChoice } from './teaching.present.ts';
import { listWithCourses } from './teaching.repository.ts';
import { updateCertificationBody } from './update-certification-body.ts';
import { updateInstructor } from './update-instructor.ts';

/** Who teaches, and who certifies. */
export const teachingBindings: Binding[] = [
  on(calls.listManagerInstructors, async ({ db }) => ({
    instructors: (await listAllInstructors(db)).map(presentChoice),
  })),
  on(calls.listAdminInstructors, async ({ db, now }, { q = '' }) => ({
    instructors: (await listWithCourses(db, { now, words: typedWords(q) })).map(presentAdminInstructor),
  })),
  on(calls.getAdminInstructor, async (ctx, { id }) => ({
    instructor: presentAdminInstructor(await requireInstructor(ctx, id)),
  })),
  on(instructorEndpoints.listInstructors, async (ctx) => ({ instructors: await listInstructors(ctx) })),
  on(instructorEndpoints.getInstructor, async (ctx, { id }) => ({
    instructor: await getInstructor(ctx, id),
  })),
  on(calls.createInstructor, async (ctx, input) => ({
    message: 'Instructor created successfully',
    instructor: presentAdminInstructor(await createInstructor(ctx, input)),
  })),
  on(calls.updateInstructor, async (ctx, input) => ({
    message: 'Instructor updated successfully',
    instructor: presentAdminInstructor(await updateInstructor(ctx, input)),
  })),
  on(calls.deleteInstructor, (ctx, { id }) => deleteInstructor(ctx, id)),
  on(calls.listCertificationBodies, async ({ db }) => ({
    certificationBodies: (await listBodies(db)).map(presentBody),
  })),
  on(calls.createCertificationBody, async (ctx, input) => ({
    message: 'Certification body created successfully',
    certificationBody: presentBody(await createCertificationBody(ctx, input)),
  })),
  on(calls.updateCertificationBody, async (ctx, input) => ({
    message: 'Certification body updated successfully',
    certificationBody: presentBody(await updateCertificationBody(ctx, input)),
  })),
  on(calls.deleteCertificationBody, (ctx, { id }) => deleteCertificationBody(ctx, id)),
];
