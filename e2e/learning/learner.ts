import type { Page } from '@playwright/test';
import { guest } from '../checkout.ts';
import { expect, newcomer, openAlive, signIn } from '../journey.ts';

/** Is paid for; each of its slides is spoken, and its test may be sat three times. */
export const FLAGSHIP = 'botox-professional-training';
/** Is free; it has eight slides, the last of which is a check. */
export const FREE_COURSE = 'infection-control-in-the-injection-room';

type Learner = ReturnType<typeof newcomer>;
const learners = new Map<string, Learner>();

const send = async ({ request }: Page, path: string, data: object): Promise<Record<string, unknown>> => {
  const answer = await request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
};

/** Signs in a newcomer who has the course, paid on the card page where it costs something. */
export const enroll = async (page: Page, courseId: string): Promise<Learner> => {
  const learner = newcomer();
  await send(page, `/elearning/course/${courseId}/guest-checkout`, guest(learner));
  if (courseId === FREE_COURSE) {
    await send(page, `/elearning/complete-registration/${courseId}`, { agreeTerms: true });
    return learner;
  }
  const path = `/elearning/checkout/${courseId}/process-payment`;
  const { redirectUrl } = await send(page, path, { agreeTerms: true });
  const form = { number: '4242424242424242', expiry: '12/34', cvc: '123', name: 'A Learner' };
  const paid = await page.request.post(String(redirectUrl), { form });
  expect(paid.url()).toContain('/elearning/payment/success');
  return learner;
};

/** Signed in as somebody who has the course and stands at its beginning: the first time a newcomer, then the same again. */
export const beginCourse = async (page: Page, courseId: string): Promise<Learner> => {
  const known = learners.get(courseId);
  if (!known) {
    const learner = await enroll(page, courseId);
    learners.set(courseId, learner);
    return learner;
  }
  await signIn(page, known);
  await send(page, `/api/elearning/${courseId}/restart`, {});
  return known;
};

export const openCourse = (page: Page, courseId: string) => openAlive(page, `/elearning/course/${courseId}`);

export const slideCount = (page: Page) => page.locator('.v-count');

/** Milliseconds into the narration. */
export const heardMs = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime * 1000);

/** What the server counts as completed. */
export const completedSlides = async ({ request }: Page, courseId: string): Promise<string[]> => {
  const answer = await request.get(`/api/elearning/${courseId}/progress`);
  const { progress } = (await answer.json()) as { progress: { completedSlideIds: string[] } };
  return progress.completedSlideIds;
};
