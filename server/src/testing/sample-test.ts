import type { Content } from './self-paced.ts';

type WrittenTest = NonNullable<Content['tests']>[number];

/** Stands in what says which answer is right, and nowhere else. */
export const TELLTALE = 'telltale';

const answers = (...ids: string[]) =>
  ids.map((answerId) => ({ answerId, text: `Text of ${answerId.length} letters` }));
const shared = { prompt: 'What is it?', explanation: `Because of ${TELLTALE}` };

/** One question of each kind, about two slides; 75 of a hundred pass. What is right is named by `TELLTALE`. */
export const sampleTest = (overrides: Partial<WrittenTest> = {}): WrittenTest => ({
  testId: 'final-test',
  title: 'Final test',
  passPercent: 75,
  attempts: 2,
  minutes: null,
  questions: [
    {
      ...shared,
      questionId: 'q-single',
      slideId: 'slide-1',
      kind: 'single',
      answers: answers(`${TELLTALE}-a`, 'bb', 'ccc'),
      right: `${TELLTALE}-a`,
    },
    {
      ...shared,
      questionId: 'q-multiple',
      slideId: 'slide-2',
      kind: 'multiple',
      answers: answers(`${TELLTALE}-a`, `${TELLTALE}-bb`, 'ccc', 'dddd'),
      right: [`${TELLTALE}-a`, `${TELLTALE}-bb`],
    },
    {
      ...shared,
      questionId: 'q-order',
      slideId: 'slide-2',
      kind: 'order',
      answers: answers(`${TELLTALE}-1`, `${TELLTALE}-22`, `${TELLTALE}-333`),
    },
    {
      ...shared,
      questionId: 'q-place',
      slideId: 'slide-1',
      kind: 'hotspot',
      picture: { kind: 'photo', url: '/photo.jpg', width: 800, height: 400, alt: 'A photograph' },
      target: { x: 41.37, y: 62.91, radius: 5 },
    },
  ],
  ...overrides,
});
