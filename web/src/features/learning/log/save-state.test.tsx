import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SaveState as State } from '../learning-log.ts';
import { SaveState } from './save-state.tsx';

const shown = (state: State) => {
  const log = { subscribe: () => () => undefined, getSnapshot: () => state, retry: () => undefined };
  return renderToStaticMarkup(<SaveState log={log} />);
};
/** What is read out as it changes. */
const readOut = (state: State) =>
  /role="status"[^>]*>(.*?)<\/p>/.exec(shown(state))?.[1]?.replace(/<[^>]+>/g, '');

test('saved is said with its time, and only of what the server has', () => {
  expect(shown({ kind: 'saved', at: new Date(2027, 2, 1, 14, 2).getTime() })).toContain('Saved 14:02');
  expect(shown({ kind: 'saved', at: null })).not.toContain('Saved');
  expect(shown({ kind: 'saving' })).not.toContain('Saved');
});

test('what is saved every few seconds is not read out each time', () => {
  expect(readOut({ kind: 'saved', at: 0 })).toBe('');
  expect(readOut({ kind: 'saving' })).toBe('');
});

test.each<[string, State]>([
  ['Offline: 3 changes kept on this device', { kind: 'offline', kept: 3 }],
  ['Offline: 1 change kept on this device', { kind: 'offline', kept: 1 }],
  ['Logged out: 2 changes kept on this device', { kind: 'login', kept: 2, at: 0 }],
  [
    'Your access to this course has ended. 2 changes kept on this device',
    { kind: 'refused', kept: 2, message: 'Your access to this course has ended.' },
  ],
  ['Not kept on this device: stay online', { kind: 'unkept' }],
])('“%s” is read out, and nothing calls it saved', (words, state) => {
  expect(readOut(state)).toBe(words);
  expect(shown(state)).not.toContain('Saved');
});
