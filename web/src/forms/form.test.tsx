import { renderToStaticMarkup } from 'react-dom/server';
import {
  createMemoryRouter,
  type FetcherWithComponents,
  Form as RouterForm,
  RouterProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Form, SubmitButton } from './form.tsx';
import { keptValues } from './kept-values.ts';
import { type FormFailure, useFormIssues } from './use-form-issues.ts';

function Page({ failure }: { failure?: FormFailure }) {
  const form = useFormIssues(failure);
  return (
    <Form intent="register" failure={failure} idempotencyKey="key-1">
      <TextField label="Email" {...form.field('email')} />
      <TextField label="City" {...form.field('city', 'Dubai')} />
      <SubmitButton>Register</SubmitButton>
    </Form>
  );
}

function render(failure?: FormFailure) {
  const router = createMemoryRouter([{ path: '/', element: <Page failure={failure} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const refused: FormFailure = {
  issues: [{ field: 'email', message: 'Invalid email format' }],
  values: { email: 'amira@', city: 'Vienna' },
};

test('a form without a script is a plain post that names its act and its key', () => {
  const html = render();
  expect(html).toMatch(/<form[^>]* method="post"/);
  expect(html).toContain('name="_action" value="register"');
  expect(html).toContain('name="idempotencyKey" value="key-1"');
  expect(html).toContain('type="submit"');
});

test('a refused form comes back with the issue at its field and in the summary', () => {
  const html = render(refused);
  expect(html).toContain('href="#email"');
  expect(html).toContain('id="email-error"');
  expect(html).toContain('aria-invalid="true"');
});

test('a refused form keeps what was entered, a fresh one shows what is known', () => {
  expect(render(refused)).toContain('value="Vienna"');
  expect(render()).toContain('value="Dubai"');
});

test('a refusal of the whole form is one sentence', () => {
  expect(render({ message: 'Login failed. Please check your credentials.' })).toMatch(
    /role="alert"[\s\S]*Login failed/,
  );
});

test('while a form is under way its button says so; who wants it truly disabled has it', () => {
  const formData = new FormData();
  formData.set('_action', 'pay');
  const fetcher = {
    state: 'submitting',
    formData,
    formMethod: 'POST',
    Form: RouterForm,
  } as unknown as FetcherWithComponents<unknown>;
  const button = (look: { disabledWhileBusy?: boolean }, intent = 'pay') => {
    const element = (
      <Form intent={intent} fetcher={fetcher}>
        <SubmitButton busyLabel="Processing..." {...look}>
          Pay
        </SubmitButton>
      </Form>
    );
    const router = createMemoryRouter([{ path: '/', element }]);
    return /<button[\s\S]*<\/button>/.exec(renderToStaticMarkup(<RouterProvider router={router} />))?.[0];
  };
  expect(button({})).toMatch(/aria-disabled="true"[\s\S]*Processing\.\.\./);
  expect(button({})).not.toContain(' disabled=""');
  expect(button({ disabledWhileBusy: true })).toMatch(/ disabled=""[\s\S]*Processing\.\.\./);
  expect(button({ disabledWhileBusy: true }, 'other')).not.toMatch(/disabled=""|Processing/);
});

test('a search that is under way is not a post beside it', async () => {
  const element = (
    <Form>
      <SubmitButton>Log out</SubmitButton>
    </Form>
  );
  const found = Promise.withResolvers<null>();
  const router = createMemoryRouter([{ path: '/', element, loader: () => found.promise }], {
    hydrationData: { loaderData: { '0': null } },
  });
  const formData = new FormData();
  const searched = router.navigate('/', { formMethod: 'get', formData });
  expect(router.state.navigation.formMethod).toBe('GET');
  const drawn = renderToStaticMarkup(<RouterProvider router={router} />);
  expect(drawn).toContain('Log out');
  expect(drawn).not.toContain('aria-busy');
  found.resolve(null);
  await searched;
});

test('passwords are not sent back to the page', () => {
  const data = new FormData();
  data.set('email', 'amira@noorclinic.ae');
  data.set('password', 'secret-secret');
  data.set('confirmPassword', 'secret-secret');
  expect(keptValues(data)).toEqual({ email: 'amira@noorclinic.ae' });
});
