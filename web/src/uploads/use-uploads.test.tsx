// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FileFacts } from '#contracts/course-office/course-files.ts';
import { button, choose, clear, draw, during, findButton, press, words } from '#web/testing/drawn-page.tsx';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { DropZone } from './drop-zone.tsx';
import { PictureUpload } from './picture-upload.tsx';
import { UPLOADS } from './upload-targets.ts';
import { type Uploading, useUploads } from './use-uploads.ts';

beforeEach(() => {
  FakeRequest.sent = [];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(async () => {
  await clear();
  vi.unstubAllGlobals();
});

function Documents(heard: Partial<Uploading>) {
  const uploads = useUploads({ target: UPLOADS.documents, room: 3, onStored: () => undefined, ...heard });
  return <DropZone id="documents" label="Upload documents" uploads={uploads} />;
}

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const answer = (request: FakeRequest, status: number, body: object) =>
  during(() => request.answer(status, JSON.stringify(body)));
const stored = (...urls: string[]) => ({ success: true, files: urls });

test('what is chosen is sent, told how far it has come, and handed on when it is stored', async () => {
  const arrived = vi.fn<(files: FileFacts[]) => void>();
  const underWay = vi.fn<(change: number) => void>();
  await draw(<Documents onStored={arrived} onUnderWay={underWay} />);
  await choose(pdf('plan.pdf'));
  expect(words()).toContain('Sending “plan.pdf”, 0 %');
  await during(() => lastRequest().upload.onprogress?.({ loaded: 2, total: 8 }));
  expect(words()).toContain('Sending “plan.pdf”, 25 %');
  await during(() => lastRequest().upload.onprogress?.({ loaded: 8, total: 8 }));
  expect(words()).toContain('Storing “plan.pdf”');
  await answer(lastRequest(), 200, stored('/files/a.pdf'));
  expect(words()).not.toContain('plan.pdf');
  expect(arrived.mock.calls.map(([files]) => files.map(({ url }) => url))).toEqual([['/files/a.pdf']]);
  expect(underWay.mock.calls).toEqual([[1], [-1]]);
});

test('one request goes after another, in the order in which they were added', async () => {
  const arrived: string[] = [];
  await draw(<Documents onStored={(files) => arrived.push(...files.map(({ url }) => url))} />);
  await choose(pdf('a.pdf'));
  await choose(pdf('b.pdf'));
  expect(FakeRequest.sent).toHaveLength(1);
  expect(words()).toContain('“b.pdf” waiting');
  await answer(lastRequest(), 200, stored('/files/a.pdf'));
  expect(FakeRequest.sent).toHaveLength(2);
  await answer(lastRequest(), 200, stored('/files/b.pdf'));
  expect(arrived).toEqual(['/files/a.pdf', '/files/b.pdf']);
});

test('what is called off is heard of no more, and what waited behind it goes', async () => {
  const arrived = vi.fn<() => void>();
  const underWay = vi.fn<(change: number) => void>();
  await draw(<Documents onStored={arrived} onUnderWay={underWay} />);
  await choose(pdf('a.pdf'));
  await choose(pdf('b.pdf'));
  const [first] = FakeRequest.sent;
  await press(button('Cancel: a.pdf'));
  expect(first?.isAborted).toBe(true);
  expect(words()).not.toContain('a.pdf');
  expect(lastRequest()).not.toBe(first);
  await press(button('Cancel: b.pdf'));
  expect(arrived).not.toHaveBeenCalled();
  expect(underWay.mock.calls).toEqual([[1], [1], [-1], [-1]]);
  expect(words()).not.toContain('Failed');
});

test('who leaves calls off what has not arrived', async () => {
  await draw(<Documents />);
  await choose(pdf('a.pdf'));
  const request = lastRequest();
  await clear();
  expect(request.isAborted).toBe(true);
});

test('what the server refuses can be sent again', async () => {
  await draw(<Documents />);
  await choose(pdf('a.pdf'));
  await answer(lastRequest(), 500, { success: false, message: 'The disk is full.' });
  expect(words()).toContain('Failed to upload documents: The disk is full.');
  await press(button('Try again'));
  expect(FakeRequest.sent).toHaveLength(2);
  await answer(lastRequest(), 200, stored('/files/a.pdf'));
  expect(words()).not.toContain('Failed');
});

test('what cannot be used is refused before it is sent, and trying again would not help', async () => {
  await draw(<Documents />);
  await choose(new File(['MZ'], 'setup.exe'));
  expect(FakeRequest.sent).toEqual([]);
  expect(words()).toContain('Failed to upload documents: “setup.exe” cannot be used');
  expect(findButton('Try again')).toBeUndefined();
});

test('a login that has ended is told to whoever can ask for it', async () => {
  const signedOut = vi.fn<() => void>();
  await draw(<Documents onSignedOut={signedOut} />);
  await choose(pdf('a.pdf'));
  await answer(lastRequest(), 401, { success: false, message: 'Please login or register first' });
  expect(signedOut).toHaveBeenCalledOnce();
  expect(findButton('Try again')).toBeDefined();
});

test('the room of a picture’s button is there before the script is', () => {
  const html = renderToStaticMarkup(<PictureUpload onStored={() => undefined} />);
  expect(html).toContain('Upload a picture');
  expect(html).toContain('noscript:hidden');
});

test('a picture is sent at once, and its address is told', async () => {
  const arrived = vi.fn<(url: string) => void>();
  await draw(<PictureUpload onStored={arrived} />);
  await choose(new File(['x'], 'leila.png', { type: 'image/png' }));
  expect(button('Uploading').getAttribute('aria-disabled')).toBe('true');
  await answer(lastRequest(), 200, stored('/files/leila.png'));
  expect(arrived.mock.calls).toEqual([['/files/leila.png']]);
  expect(findButton('Upload a picture')).toBeDefined();
});
