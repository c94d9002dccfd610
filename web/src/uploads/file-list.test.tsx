// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { button, clear, draw, during, press, words } from '#web/testing/drawn-page.tsx';
import { FileList } from './file-list.tsx';
import { type Removed, useFileRemoval } from './use-file-removal.tsx';

afterEach(clear);

const GONE: Removed = { failure: '', isSignedOut: false };

/** A list of which files are taken as the test says. */
function Files({ answers = [] }: { answers?: Removed[] }) {
  const [urls, setUrls] = useState(['/files/a.pdf', '/files/b.pdf', '/files/c.pdf']);
  const [isAsked, setIsAsked] = useState(false);
  const removal = useFileRemoval({
    consequence: () => 'It goes at once.',
    remove: async () => answers.shift() ?? GONE,
    takeOff: (url) => setUrls((before) => before.filter((one) => one !== url)),
    onSignedOut: () => setIsAsked(true),
    next: 'files-add',
  });
  return (
    <>
      <FileList
        path="files"
        kind="document"
        urls={urls}
        factsOf={() => undefined}
        change={setUrls}
        remove={removal.ask}
      >
        {(_url, name) => <span>Caption of {name}</span>}
      </FileList>
      {isAsked && <p>Please log in</p>}
      {removal.dialog}
    </>
  );
}

const order = () => [...document.querySelectorAll('li a')].map((link) => link.textContent);

test('files are put in order by their buttons, and the cursor goes with the file', async () => {
  await draw(<Files />);
  await press(button('Move c.pdf up'));
  expect(order()).toEqual(['a.pdf', 'c.pdf', 'b.pdf']);
  expect(document.activeElement).toBe(button('Move c.pdf up'));
  await press(button('Move a.pdf down'));
  expect(order()).toEqual(['c.pdf', 'a.pdf', 'b.pdf']);
  expect(button('Move c.pdf up').disabled).toBe(true);
});

test('files are put in order by being dragged', async () => {
  await draw(<Files />);
  const drag = (type: string, at: Element | null | undefined) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { dataTransfer: { setDragImage: () => {}, setData: () => {} } });
    return during(() => at?.dispatchEvent(event));
  };
  const rows = document.querySelectorAll('li');
  await drag('dragstart', rows[0]?.querySelector('[draggable]'));
  await drag('dragover', rows[2]);
  await drag('drop', rows[2]);
  expect(order()).toEqual(['b.pdf', 'c.pdf', 'a.pdf']);
});

test('a file goes when that has been confirmed, and stays otherwise', async () => {
  await draw(<Files />);
  await press(button('Remove b.pdf'));
  expect(words()).toContain('Are you sure you want to remove this file?');
  expect(words()).toContain('It goes at once.');
  expect(order()).toHaveLength(3);
  await press(button('Cancel'));
  expect(order()).toHaveLength(3);
  await press(button('Remove b.pdf'));
  await press(button('Remove file'));
  expect(order()).toEqual(['a.pdf', 'c.pdf']);
});

test('a file that could not be removed stays, and a login that has ended is asked for', async () => {
  const answers = [{ failure: 'Please login or register first', isSignedOut: true }];
  await draw(<Files answers={answers} />);
  await press(button('Remove b.pdf'));
  await press(button('Remove file'));
  expect(words()).toContain('Failed to remove file: Please login or register first');
  expect(words()).toContain('Please log in');
  expect(order()).toHaveLength(3);
  await press(button('Remove file'));
  expect(order()).toEqual(['a.pdf', 'c.pdf']);
});
