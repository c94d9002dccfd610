import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { EnquiryDialog } from './enquiry-dialog.tsx';
import { EnquiryForm } from './enquiry-form.tsx';
import { enquiryPath } from './enquiry-path.ts';

const course = { kind: 'InPersonCourse', slug: 'foundation', title: 'Foundation' } as const;

function render(element: React.ReactElement) {
  const router = createMemoryRouter([{ path: '/', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const refusedWith = (failure: object, rest: object = {}) => ({
  intent: 'enquire',
  status: 400,
  failure,
  ...rest,
});

test('the form asks for everything that is specified and works without a script', () => {
  const html = render(<EnquiryForm course={course} answer={undefined} />);
  expect(html).toMatch(/<form[^>]* action="\/in-person\/courses\/foundation\/enquiry"[^>]* method="post"/);
  const names = [...html.matchAll(/<(?:input|select|textarea)[^>]* name="(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'firstName',
      'lastName',
      'email',
      'phone',
      'country',
      'professionalRole',
      'medicalSpecialty',
      'experienceLevel',
      'yearsOfExperience',
      'message',
      'preferredContactMethod',
      'preferredContactTime',
      'questionsAbout',
      'acceptsMarketing',
      'wantsAccount',
      'password',
      'confirmPassword',
    ]),
  );
  expect(names).not.toContain('wantsNotice');
  expect(html).toMatch(/<option value="email" selected="">Email</);
  expect(html).toMatch(/<option value="anytime" selected="">Anytime</);
  expect(html).toContain('0 characters (minimum 20)');
});

test('the specified countries come first, and "Other" is kept', () => {
  const html = render(<EnquiryForm course={null} answer={undefined} />);
  expect(html).toMatch(/Please choose<\/option><option value="United Arab Emirates">/);
  expect(html).toMatch(/<option value="Other">Other<\/option><\/select>/);
});

test('a trap for machines is out of sight, out of the keyboard’s way and unspoken', () => {
  const html = render(<EnquiryForm course={course} answer={undefined} />);
  expect(html).toMatch(/<div aria-hidden="true" class="sr-only">.*?name="website"/);
  expect(html).toMatch(
    /<input[^>]*tabindex="-1"[^>]*autoComplete="off"[^>]*name="website"|<input[^>]*name="website"[^>]*tabindex="-1"[^>]*autoComplete="off"/i,
  );
});

test('who wants to be told of a free seat finds the box ticked and the question written', () => {
  const html = render(<EnquiryForm course={course} isNotice answer={undefined} />);
  expect(html).toMatch(
    /<input[^>]*checked=""[^>]*name="wantsNotice"|<input[^>]*name="wantsNotice"[^>]*checked=""/,
  );
  expect(html).toContain('Please tell me when a seat is free on “Foundation”');
});

test('what was refused comes back with the server’s words and everything that was entered', () => {
  const failure = {
    message: 'Please enter a valid phone number',
    issues: [{ field: 'phone', message: 'Please enter a valid phone number' }],
    values: { firstName: 'Rana', wantsAccount: 'on', questionsAbout: 'Practical Training\nSchedule & Dates' },
  };
  const html = render(<EnquiryForm course={course} answer={refusedWith(failure)} />);
  expect(html).toContain('href="#phone"');
  expect(html).toContain('value="Rana"');
  expect(html.match(/checked=""/g)).toHaveLength(3);
});

test('a refusal without words and a network without answer have the specified ones', () => {
  const form = (answer: unknown) => render(<EnquiryForm course={course} answer={answer} />);
  expect(form(refusedWith({ message: 'We are busy for a moment.' }))).toMatch(/role="alert".*We are busy/);
  expect(form(refusedWith({ message: '' }))).toContain('Failed to submit application<');
  expect(form(refusedWith({ message: 'No answer' }, { isUnanswered: true }))).toContain(
    'Failed to submit application. Please try again.',
  );
});

test('without a script the dialog is a link to the page with the form', () => {
  const link = <a href={enquiryPath({ course, isNotice: true })}>Notify Me When Available</a>;
  const html = render(<EnquiryDialog course={course} isNotice trigger={link} />);
  expect(html).toMatch(
    /^<a href="\/in-person\/courses\/foundation\/enquiry\?notice"[^>]*>Notify Me When Available<\/a>$/,
  );
});
