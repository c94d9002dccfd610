// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { button, clear, draw, field, fill, press } from '#web/testing/drawn-page.tsx';
import { PasswordField } from './password-field.tsx';

afterEach(clear);

test('a password can be shown while it is typed, each by itself', async () => {
  await draw(
    <>
      <PasswordField name="password" label="Password" />
      <PasswordField name="confirmPassword" label="Confirm password" />
    </>,
  );
  await fill('Password', 'blue tulips');
  const [first, second] = document.querySelectorAll('button');
  expect([first?.textContent, second?.textContent]).toEqual(['Show', 'Show']);
  await press(button('Show password'));
  expect([field('Password').type, field('Confirm password').type]).toEqual(['text', 'password']);
  expect(field('Password').value).toBe('blue tulips');
  await press(button('Hide password'));
  expect(field('Password').type).toBe('password');
});
