import { expect, test } from 'vitest';
import { intentOn, readIntent, requireIntent } from './intent.ts';

const ACTS = ['publish', 'keep-back'] as const;

function formOf(intent?: string): FormData {
  const form = new FormData();
  if (intent !== undefined) form.set('_action', intent);
  return form;
}

test('a form says what it does, and to which row', () => {
  expect(readIntent(intentOn('keep-back', '42'), ACTS)).toEqual({ act: 'keep-back', id: '42' });
  expect(requireIntent(formOf('publish'), ACTS)).toEqual({ act: 'publish', id: '' });
});

test('what the page cannot do is no act, and a form of it cannot be read', () => {
  expect(readIntent('burn 42', ACTS).act).toBeUndefined();
  for (const form of [formOf('toString'), formOf()])
    expect(() => requireIntent(form, ACTS)).toThrow(expect.objectContaining({ init: { status: 400 } }));
});
