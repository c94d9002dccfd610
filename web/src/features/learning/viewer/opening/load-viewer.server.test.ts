import { expect, test } from 'vitest';
import { sampleContent, sampleSlide } from '#web/testing/sample-learning.ts';
import { loadViewer } from './load-viewer.server.ts';

type Answers = Record<string, (input: { slideId: string }) => object>;

const told: Answers = {
  authCheck: () => ({ success: true, user: { _id: 'clara' } }),
  getCourseContent: () => sampleContent({ slideId: 'dose', positionMs: 5000 }),
  getSlide: ({ slideId }) => ({ success: true, slide: sampleSlide(slideId) }),
};
const refused = (status: number) => () => ({ success: false, status, message: 'No.' });

const load = (query: string, answers: Answers = {}) => {
  const call = async (name: string, input: { slideId: string }) => ({ ...told, ...answers })[name]?.(input);
  const api = { call } as never;
  return loadViewer({
    request: new Request(`https://academy.example/elearning/course/toxin${query}`),
    params: { courseId: 'toxin' },
    context: { get: () => ({ shared: api, personal: api, isPersonal: () => true, nonce: '' }) },
  });
};

const locationOf = (answer: unknown) =>
  answer instanceof Response ? answer.headers.get('location') : undefined;

test('the viewer opens at the slide and second where the course was left', async () => {
  const { accountId, open } = await load('');
  expect([accountId, open?.slide?.slideId, open?.spot.positionMs]).toEqual(['clara', 'dose', 5000]);
});

test('a device keeps the course without a slide: where its learner will be, it knows by itself', async () => {
  const page = await load('?kept');
  expect(page).toMatchObject({ accountId: 'clara', open: null, kept: { version: 1 } });
});

test('a slide of another version is not asked for', async () => {
  const { open } = await load('?slide=gone');
  expect(open?.slide?.slideId).toBe('dose');
});

test('who is not enrolled is shown what is offered', async () => {
  const answer = load('', {
    getCourseContent: refused(403),
    checkAccess: () => ({ success: true, hasAccess: false, reason: 'not-enrolled', accessUntil: null }),
  });
  expect(locationOf(await answer.catch((thrown) => thrown))).toBe('/self-paced-online-training/toxin');
});

test('who is not signed in is asked to, and comes back to the slide', async () => {
  const answer = load('?slide=dose', { authCheck: () => ({ success: true, user: null }) });
  expect(locationOf(await answer.catch((thrown) => thrown))).toBe(
    '/login?next=%2Felearning%2Fcourse%2Ftoxin%3Fslide%3Ddose',
  );
});

test('access that has ended says so, with its last day', async () => {
  const { closed } = await load('', {
    getCourseContent: refused(403),
    checkAccess: () => ({ success: true, hasAccess: false, reason: 'ended', accessUntil: '2027-03-01' }),
  });
  expect(closed).toEqual({ kind: 'ended', accessUntil: '2027-03-01' });
});

test('a course without modules is told from one whose modules have no slides', async () => {
  const [module] = sampleContent().modules;
  const empty = async (modules: object[]) =>
    (await load('', { getCourseContent: () => ({ ...sampleContent(), modules }) })).closed;
  expect(await empty([])).toMatchObject({ kind: 'empty', hasModules: false });
  expect(await empty([{ ...module, sections: [] }])).toMatchObject({ kind: 'empty', hasModules: true });
});

test('a course that has no version yet is told as one without content', async () => {
  const getCourseContent = () => ({ success: false, status: 409, code: 'wrong-state', message: 'No.' });
  expect((await load('', { getCourseContent })).closed).toMatchObject({ kind: 'empty', hasModules: false });
});
