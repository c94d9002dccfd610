import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { AdminInstructor, CertificationBody } from '#contracts/course-office/teaching.ts';
import { BodyForm } from './body-form.tsx';
import { BodyTable } from './body-table.tsx';
import { DeleteQuestion } from './delete-question.tsx';
import { InstructorForm } from './instructor-form.tsx';
import { InstructorTable } from './instructor-table.tsx';

const layla: AdminInstructor = {
  _id: 'i1',
  slug: 'layla-haddad',
  name: 'Layla Haddad',
  firstName: 'Layla',
  lastName: 'Haddad',
  credentials: ['MD, PhD', 'Dermatologist'],
  bio: 'Teaches injectables.',
  specialties: [],
  yearsOfExperience: 16,
  photoUrl: '',
  linkedin: '',
  website: '',
  city: 'Dubai',
  accountEmail: 'layla@academy.example',
  comingCourses: 1,
  courses: 3,
};
const body: CertificationBody = {
  _id: 'b1',
  name: 'Board of Samples',
  shortName: 'BOS',
  description: '',
  website: '',
  logoUrl: '',
  country: 'Malta',
  courses: 2,
};

function render(element: ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('the list leads to the person and to their coming courses', () => {
  const html = render(<InstructorTable instructors={[layla]} q="dubai" isAdmin />);
  expect(html).toContain('href="/admin/instructors/i1/edit"');
  expect(html).toContain('href="/admin/courses/in-person?view=upcoming&amp;q=Layla+Haddad"');
  expect(html).toContain('aria-label="1 course of Layla Haddad to come"');
  expect(html).toContain('MD, PhD · Dermatologist');
  expect(html).toContain('href="/admin/instructors?q=dubai&amp;delete=i1"');
});

test('only an administrator is offered to delete', () => {
  expect(render(<InstructorTable instructors={[layla]} q="" isAdmin={false} />)).not.toContain('Delete');
  expect(render(<BodyTable bodies={[body]} edited={null} isAdmin={false} />)).not.toContain('Delete');
});

test('the form has what is stored, and after a refusal what was entered, in the fields and on the card', () => {
  const form = (failure?: { values: Record<string, string> }) =>
    render(
      <InstructorForm
        instructor={layla}
        failure={failure}
        idempotencyKey="key"
        card={({ city, credentials }) => <p>{`${city}: ${credentials.join(' | ')}`}</p>}
      />,
    );
  expect(form()).toContain('Dubai: MD, PhD | Dermatologist');
  const refused = form({ values: { city: 'Oslo', credentials: 'MD' } });
  expect(refused).toContain('Oslo: MD<');
  expect(refused).toContain('value="Oslo"');
  expect(refused).toContain('value="Layla"');
});

test('what courses name is not offered to be deleted, and what none names is', () => {
  const question = (courses: number) =>
    render(
      <DeleteQuestion asked={{ ...body, courses }} below="/admin/certification-bodies">
        This cannot be undone.
      </DeleteQuestion>,
    );
  expect(question(2)).toContain('Board of Samples is named by 2 courses');
  expect(question(2)).not.toContain('<form');
  expect(question(0)).toContain('name="id" value="b1"');
  expect(question(0)).toContain('This cannot be undone.');
});

test('a refused body shows its issue at the field, with what was entered', () => {
  const failure = {
    message: 'Taken',
    issues: [{ field: 'name', message: 'A certification body of this name exists already' }],
    values: { name: 'Entered', logoUrl: '/files/courses/logo.webp' },
  };
  const html = render(<BodyForm body={body} failure={failure} idempotencyKey="key" />);
  expect(html).toContain('value="Entered"');
  expect(html).toContain('value="/files/courses/logo.webp"');
  expect(html).toContain('id="name-error"');
});
