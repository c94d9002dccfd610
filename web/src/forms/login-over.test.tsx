// @vitest-environment happy-dom
import {
  createMemoryRouter,
  type MiddlewareFunction,
  RouterProvider,
  redirect,
  useActionData,
} from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { button, clear, draw, field, fill, press, words } from '#web/testing/drawn-page.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Form, SubmitButton } from './form.tsx';
import { keepEntered } from './keep-entered.ts';
import './login-dialog.tsx';
import { failureOf } from './submission.ts';
import { useFormIssues } from './use-form-issues.ts';

afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

function Billing() {
  const failure = failureOf(useActionData(), 'save-billing');
  const form = useFormIssues(failure);
  return (
    <Form intent="save-billing" failure={failure}>
      <TextField label="City" {...form.field('city')} />
      <TextField label="Receipts to" {...form.field('email')} />
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}

test('billing saved after the login has ended is still there, and saved once the person has logged in', async () => {
  const saved: unknown[] = [];
  let isSignedIn = false;
  vi.stubGlobal('fetch', async () => {
    isSignedIn = true;
    return Response.json({ success: true });
  });
  const action = async ({ request }: { request: Request }) => {
    if (!isSignedIn) throw redirect('/login?next=%2Fprofile');
    saved.push(Object.fromEntries(await request.formData()));
    return redirect('/done');
  };
  const router = createMemoryRouter([
    {
      middleware: [keepEntered as MiddlewareFunction],
      children: [
        { path: '/', element: <Billing />, action },
        { path: '/done', element: 'Thank you' },
        { path: '/login', element: 'Log in here' },
      ],
    },
  ]);
  await draw(<RouterProvider router={router} />);
  await fill('City', 'Dubai');
  await fill('Receipts to', 'office@example.com');
  await press(button('Save'));
  expect(words()).toContain('Please log in again');
  expect(field('City').value).toBe('Dubai');
  await fill('Email', 'clara@example.com');
  await fill('Password', 'secret');
  await press(button('Log in'));
  expect(saved).toEqual([{ _action: 'save-billing', city: 'Dubai', email: 'office@example.com' }]);
  expect(words()).toBe('Thank you');
});
