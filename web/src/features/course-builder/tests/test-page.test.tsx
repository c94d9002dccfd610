// @vitest-environment happy-dom
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#contracts/course-builder/draft.ts';
import { type DraftTest, draftTest } from '#contracts/course-builder/draft-slide.ts';
import {
  button,
  choose,
  clear,
  draw,
  during,
  fill,
  findButton,
  press,
  words,
} from '#web/testing/drawn-page.tsx';
import { FakeRequest, lastRequest } from '#web/testing/fake-request.ts';
import { sampleDraftQuestion, sampleDraftSlide } from '#web/testing/sample-draft.ts';
import { TestPage } from './test-page.tsx';
import type { ReadTest } from './use-test-desk.ts';

const AT = '2027-03-01T08:00:00.000Z';
const head = (slideId: string, type: 'text' | 'question' = 'text') => ({
  ...{ slideId, type, title: `About ${slideId}`, seconds: 30, isRequired: true, isSample: false },
  ...{ hasNarration: false, change: null },
});
const section = (sectionId: string, title: string, ...slideIds: string[]) => ({ sectionId, title, slideIds });
const DRAFT: Pick<Draft, 'course' | 'outline' | 'slides'> = {
  course: {
    ...{ _id: 'course', slug: 'botox', code: 'EL-110', title: 'Botox', status: 'open' },
    publishedVersion: 3,
  } as Draft['course'],
  outline: {
    modules: [
      {
        ...{ moduleId: 'm', title: 'M', description: '', icon: '', topics: [] },
        sections: [section('product', 'Product', 's-1'), section('safety', 'Safety', 's-2', 's-3')],
      },
    ],
  },
  slides: [head('s-1'), head('s-2'), head('s-3', 'question')],
};
const asked = (questionId: string, slideId: string, prompt: string) => ({
  ...sampleDraftQuestion({ questionId, prompt }),
  slideId,
});
const TEST = draftTest.parse({
  testId: 'final',
  title: 'Final test',
  draws: [{ sectionId: 'safety', questions: 1 }],
  questions: [
    asked('q-1', 's-1', 'What is in the vial?'),
    asked('q-2', 's-2', 'When to refer?'),
    asked('q-3', 's-2', 'What is ptosis?'),
  ],
});

type Sent = { test: DraftTest; revision: number };
let sent: Sent[];
let answers: object[];

beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'PUT') {
      sent.push(JSON.parse(String(body)));
      return Response.json(answers.shift() ?? { success: true, revision: 9, savedAt: AT, conflict: null });
    }
    if (path.includes('/draft/slides/')) {
      const question = sampleDraftQuestion({ questionId: 'check', prompt: 'A check of a slide?' });
      return Response.json({ success: true, slide: sampleDraftSlide({ question }), revision: 1 });
    }
    return Response.json({ success: true, version: 3, question: null });
  });
});
afterEach(async () => {
  await clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const open = async (read: Partial<ReadTest> = {}) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page = (
    <TestPage draft={DRAFT} read={{ test: TEST, revision: 2, savedAt: AT, ...read }} failure={undefined} />
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ]);
  await draw(<RouterProvider router={router} />);
  return router;
};
const saved = async () => {
  await during(() => void vi.advanceTimersByTime(1000));
  return sent.at(-1);
};
const promptsOf = (one: Sent | undefined) => one?.test.questions.map(({ prompt }) => prompt);
const labelled = (label: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (!found) throw new Error(`no “${label}”`);
  return found;
};
const setTo = (input: HTMLInputElement, value: string) =>
  during(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });

test('the bank stands by section, and the page says how many each attempt asks', async () => {
  await open();
  expect(words()).toContain('Each attempt asks 2 of 3 questions.');
  expect([...document.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Product', 'Safety', 'Rules', 'Drawn by section']),
  );
});

test('rules are saved over what was read, and what is no number is not', async () => {
  await open();
  await fill('To pass', '80');
  expect(await saved()).toMatchObject({ revision: 2, test: { passPercent: 80 } });
  await fill('To pass', '180');
  await fill('Attempts', 'many');
  expect(words()).toContain('A whole number from 1 to 100');
  await saved();
  expect(sent).toHaveLength(1);
  await fill('Attempts', '3');
  expect(await saved()).toMatchObject({ revision: 9, test: { passPercent: 80, attempts: 3 } });
});

test('of a section so many are drawn, or all where nothing is said', async () => {
  await open();
  await setTo(labelled('Asked of Safety'), '');
  expect((await saved())?.test.draws).toEqual([]);
  await setTo(labelled('Asked of Product'), '5');
  expect(words()).toContain('There are only 1: all are asked');
  expect((await saved())?.test.draws).toEqual([{ sectionId: 'product', questions: 5 }]);
});

test('a question that is removed comes back to its place', async () => {
  await open();
  await press(button('Remove question 2'));
  expect(promptsOf(await saved())).toEqual(['What is in the vial?', 'What is ptosis?']);
  expect(document.activeElement).toBe(button('Undo'));
  await press(button('Undo'));
  expect(promptsOf(await saved())).toEqual(['What is in the vial?', 'When to refer?', 'What is ptosis?']);
  expect(findButton('Undo')).toBeUndefined();
});

test('a question is duplicated behind itself, opened, and named anew', async () => {
  await open();
  await press(button('Duplicate question 1'));
  const after = await saved();
  expect(promptsOf(after)?.slice(0, 2)).toEqual(['What is in the vial?', 'What is in the vial?']);
  const ids = after?.test.questions.map(({ questionId }) => questionId) ?? [];
  expect(new Set(ids).size).toBe(4);
  expect(document.activeElement?.id).toBe(`bank-${ids[1]}`);
});

test('a new question has no slide yet, and a check of a slide comes with its own', async () => {
  await open();
  await press(button('Question'));
  expect((await saved())?.test.questions.at(-1)).toMatchObject({ prompt: '', slideId: '' });
  await press(button('Copy into the bank'));
  expect(words()).toContain('Choose a slide');
  await during(() => {
    const select = document.querySelector<HTMLSelectElement>('select[name="check"]');
    if (!select) throw new Error('no checks');
    select.value = 's-3';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await press(button('Copy into the bank'));
  const copied = (await saved())?.test.questions.at(-1);
  expect(copied).toMatchObject({ prompt: 'A check of a slide?', slideId: 's-3' });
  expect(copied?.questionId).not.toBe('check');
});

test('where somebody else has saved it, nothing is written before one of the two is chosen', async () => {
  answers = [
    {
      ...{ success: true, revision: 5, savedAt: AT },
      conflict: { theirs: { ...TEST, title: 'Theirs' }, revision: 5, by: 'Omar', at: AT },
    },
  ];
  await open();
  await fill('Title', 'Mine');
  await saved();
  expect(words()).toContain('Omar has saved this test meanwhile.');
  await press(button('Keep the chosen one'));
  expect(words()).toContain('Choose which one to keep');
  const mine = document.querySelector<HTMLInputElement>('input[value="mine"]');
  if (mine) await press(mine);
  await press(button('Keep the chosen one'));
  expect(sent.at(-1)).toMatchObject({ revision: 5, test: { title: 'Mine' } });
  expect(words()).not.toContain('meanwhile');
});

test('who leaves has it saved first, and is asked where that is not possible', async () => {
  const router = await open();
  await fill('Title', 'Unsaved');
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'invalid-input', message: 'Not so' }, { status: 400 }),
  );
  await during(() => void router.navigate('/elsewhere'));
  expect(words()).toContain('Leave without saving?');
  await press(button('Leave'));
  expect(words()).toContain('Elsewhere');
});

test('who leaves with a connection is asked nothing', async () => {
  const router = await open();
  await fill('Title', 'Saved on the way out');
  await during(() => void router.navigate('/elsewhere'));
  expect(sent.at(-1)?.test.title).toBe('Saved on the way out');
  expect(words()).toContain('Elsewhere');
});

test('a new test can be removed once it is saved, and no sooner', async () => {
  await open({ revision: 0, savedAt: null });
  expect(findButton('Remove this test')).toBeUndefined();
  await fill('Title', 'Begun here');
  await saved();
  expect(findButton('Remove this test')).toBeDefined();
});

test('who leaves while a picture is sent to a question is asked, and it goes on', async () => {
  const router = await open();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  await press(document.getElementById('bank-q-1') as HTMLElement);
  await choose(new File(['x'], 'face.png', { type: 'image/png' }));
  await during(() => void router.navigate('/elsewhere'));
  expect(words()).toContain('Leave while a file is being sent?');
  await press(button('Stay'));
  expect(lastRequest().isAborted).toBe(false);
  await during(() => void router.navigate('/elsewhere'));
  await press(button('Leave'));
  expect(words()).toContain('Elsewhere');
  expect(lastRequest().isAborted).toBe(true);
});
