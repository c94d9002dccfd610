import { expect, test } from 'vitest';
import { clientAction } from './portal.tsx';

/** What the portal says when the line breaks while this is sent. */
const toldOf = async (intent: string) => {
  const body = new URLSearchParams({ _action: intent });
  const request = new Request('http://localhost/elearning/portal', { method: 'POST', body });
  const serverAction = () => Promise.reject(new TypeError('Failed to fetch'));
  const answer = await clientAction({ request, serverAction } as unknown as Parameters<
    typeof clientAction
  >[0]);
  return (answer as { data: { failure: { message: string } } }).data.failure.message;
};

test('what could not be sent is told by what it was', async () => {
  expect(await toldOf('restart toxin')).toBe('Failed to restart course. Please try again.');
  expect(await toldOf('accept toxin')).toBe('Failed to open the newest version. Please try again.');
});
