import { z } from 'zod';
import { MANAGER } from '../courses/course-options.ts';
import { answer, done, endpoint } from '../endpoint.ts';
import { requiredText, storable } from '../fields.ts';
import { link, list, number, text, webAddress } from './sections/cleaned.ts';

// Who teaches, and who certifies: the people and bodies that courses name.

const idParams = z.object({ id: z.uuid('Not found') });

const instructorFields = {
  firstName: requiredText('First name', 80),
  lastName: requiredText('Last name', 80),
  credentials: list('Credentials', { each: 120 }),
  bio: text('Biography', 3000),
  specialties: list('Specialties', { each: 120 }),
  yearsOfExperience: number('Years of experience', { min: 0, max: 80, fallback: 0 }),
  photoUrl: link('Photo'),
  linkedin: webAddress('LinkedIn address'),
  website: webAddress('Website'),
  city: text('City', 100),
  /** The account that sees the rosters of what this person teaches; '' for none. */
  accountEmail: text('Account', 254),
};

/** How a list that we did not make may name a person. */
type Named = {
  name?: string | null;
  fullName?: string | null;
  firstName?: string | null;
  lastName?: string | null;
};

/** A person's name, however it is given. */
export const nameOf = ({ name, fullName, firstName, lastName }: Named): string =>
  (name || fullName || [firstName, lastName].filter(Boolean).join(' ')).trim();

const instructorOption = z.object({
  _id: z.string(),
  name: z.string(),
  city: z.string(),
  photoUrl: z.string(),
});

const listManagerInstructors = endpoint({
  summary: 'Instructors that a course can name',
  method: 'GET',
  path: `${MANAGER}/instructors`,
  access: 'staff',
  scope: 'courses:read',
  response: answer({ instructors: z.array(instructorOption) }),
});

const adminInstructor = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  ...instructorFields,
  /** Runs that name this person: coming ones, and all. */
  comingCourses: z.number(),
  courses: z.number(),
});
export type AdminInstructor = z.output<typeof adminInstructor>;

const listAdminInstructors = endpoint({
  summary: 'Who teaches, by name, with how much',
  method: 'GET',
  path: '/api/admin/instructors',
  access: 'staff',
  scope: 'courses:read',
  query: z.object({ q: z.string().trim().max(100).refine(storable).optional() }),
  response: answer({ instructors: z.array(adminInstructor) }),
});

const getAdminInstructor = endpoint({
  summary: 'One instructor as staff edit them',
  method: 'GET',
  path: '/api/admin/instructors/:id',
  access: 'staff',
  scope: 'courses:read',
  params: idParams,
  response: answer({ instructor: adminInstructor }),
});

const savedInstructor = answer({ message: z.string(), instructor: adminInstructor });

const createInstructor = endpoint({
  summary: 'Add an instructor',
  method: 'POST',
  path: '/api/instructors',
  access: 'staff',
  scope: 'courses:write',
  body: z.object(instructorFields),
  response: savedInstructor,
  idempotent: true,
});

const updateInstructor = endpoint({
  summary: 'Change an instructor',
  method: 'PUT',
  path: '/api/instructors/:id',
  access: 'staff',
  scope: 'courses:write',
  params: idParams,
  body: z.object(instructorFields),
  response: savedInstructor,
});

const deleteInstructor = endpoint({
  summary: 'Delete an instructor whom no course names',
  method: 'DELETE',
  path: '/api/instructors/:id',
  access: 'admin',
  params: idParams,
  response: done,
});

const bodyFields = {
  name: requiredText('Name', 160),
  shortName: text('Short name', 40),
  description: text('Description', 1000),
  website: webAddress('Website'),
  logoUrl: link('Logo'),
  country: text('Country', 100),
};
const certificationBody = z.object({ _id: z.string(), ...bodyFields, courses: z.number() });
export type CertificationBody = z.output<typeof certificationBody>;

const listCertificationBodies = endpoint({
  summary: 'Certification bodies that a course can name',
  method: 'GET',
  path: `${MANAGER}/certification-bodies`,
  access: 'staff',
  scope: 'courses:read',
  response: answer({ certificationBodies: z.array(certificationBody) }),
});

const savedBody = answer({ message: z.string(), certificationBody });

const createCertificationBody = endpoint({
  summary: 'Add a certification body',
  method: 'POST',
  path: '/api/admin/certification-bodies',
  access: 'staff',
  scope: 'courses:write',
  body: z.object(bodyFields),
  response: savedBody,
  idempotent: true,
});

const updateCertificationBody = endpoint({
  summary: 'Change a certification body',
  method: 'PUT',
  path: '/api/admin/certification-bodies/:id',
  access: 'staff',
  scope: 'courses:write',
  params: idParams,
  body: z.object(bodyFields),
  response: savedBody,
});

const deleteCertificationBody = endpoint({
  summary: 'Delete a certification body that no course names',
  method: 'DELETE',
  path: '/api/admin/certification-bodies/:id',
  access: 'admin',
  params: idParams,
  response: done,
});

export const teachingEndpoints = {
  listManagerInstructors,
  listAdminInstructors,
  getAdminInstructor,
  createInstructor,
  updateInstructor,
  deleteInstructor,
  listCertificationBodies,
  createCertificationBody,
  updateCertificationBody,
  deleteCertificationBody,
};
