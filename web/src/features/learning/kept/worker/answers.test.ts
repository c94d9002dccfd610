import { afterEach, expect, test, vi } from 'vitest';
import { answerLasting, answerPage } from './answers.ts';

const COURSE = 'https://academy.example/elearning/course/toxin?slide=dose';

/** A device that keeps these, and a server that answers so; without an answer there is no line. */
function given(kept: Record<string, string>, answer?: Response) {
  const find = async (address: string) =>
    kept[address] === undefined ? undefined : new Response(kept[address]);
  vi.stubGlobal('caches', { match: find });
  vi.stubGlobal('fetch', async () => {
    if (!answer) throw new TypeError('no line');
    return answer;
  });
  vi.spyOn(Response, 'redirect').mockImplementation(
    (address) => new Response(null, { status: 302, headers: { location: String(address) } }),
  );
}
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const KEPT = { '/elearning/course/toxin': 'the copy', '/elearning/kept': 'what is kept' };

test('while there is a server, the page is the server’s, whatever it says', async () => {
  for (const status of [200, 401, 404, 500]) {
    given(KEPT, new Response('the server', { status }));
    const answer = await answerPage(new Request(COURSE));
    expect([answer.status, await answer.text()]).toEqual([status, 'the server']);
  }
});

test('without a server, or with only what stands before it, the page is the copy', async () => {
  for (const answer of [undefined, new Response('', { status: 503 })]) {
    given(KEPT, answer);
    expect(await (await answerPage(new Request(COURSE))).text()).toBe('the copy');
  }
});

test('without a server what is not kept leads to what is, and where nothing is, the browser says so', async () => {
  given(KEPT);
  const portal = await answerPage(new Request('https://academy.example/elearning/portal'));
  expect(portal.headers.get('location')).toBe('/elearning/kept');
  given({});
  await expect(answerPage(new Request(COURSE))).rejects.toThrow('no line');
});

test('what never changes is the copy, and else the server’s', async () => {
  const slide = 'https://academy.example/files/audios/dose.ogg';
  given({ [slide]: 'kept' }, new Response('sent'));
  expect(await (await answerLasting(new Request(slide))).text()).toBe('kept');
  const part = await answerLasting(new Request(slide, { headers: { range: 'bytes=1-2' } }));
  expect([part.status, await part.text()]).toEqual([206, 'ep']);
  given({}, new Response('sent'));
  expect(await (await answerLasting(new Request(slide))).text()).toBe('sent');
});
