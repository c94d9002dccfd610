import type { Page } from '@playwright/test';
import type { Draft } from '#contracts/course-builder/draft.ts';
import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { expect, openAlive, PEOPLE, signIn } from '../journey.ts';
import { FREE_COURSE } from '../learning/learner.ts';
import { SELF_PACED_CALLS, SELF_PACED_COURSES } from '../self-paced/self-paced-courses.ts';

/** Opens the builder of a course of one's own: a copy of one of eight slides. */
export const openOwnCourse = async (page: Page): Promise<string> => {
  await signIn(page, PEOPLE.staff);
  const list = await page.request.get(`${SELF_PACED_CALLS}?search=infection`);
  expect(list.ok(), await list.text()).toBe(true);
  const { courses } = (await list.json()) as { courses: { _id: string; slug: string }[] };
  const source = courses.find(({ slug }) => slug === FREE_COURSE);
  const copy = await page.request.post(`${SELF_PACED_CALLS}/${source?._id}/clone`, { data: {} });
  expect(copy.ok(), await copy.text()).toBe(true);
  const { course } = (await copy.json()) as { course: { _id: string } };
  await openContent(page, course._id);
  return course._id;
};

export const openContent = (page: Page, id: string) => openAlive(page, `${SELF_PACED_COURSES}/${id}/content`);

export const readDraft = async ({ request }: Page, id: string): Promise<Draft> => {
  const answer = await request.get(`${SELF_PACED_CALLS}/${id}/draft`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { draft: Draft }).draft;
};

/** Somebody else saves a slide with another title. */
export const retitleElsewhere = async ({ request }: Page, id: string, slideId: string) => {
  const path = `${SELF_PACED_CALLS}/${id}/draft/slides/${slideId}`;
  const { slide, revision } = (await (await request.get(path)).json()) as {
    slide: DraftSlide;
    revision: number;
  };
  const saved = await request.put(path, {
    data: { slide: { ...slide, title: 'Written elsewhere' }, revision },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
};

export const rows = (page: Page) => page.getByRole('navigation', { name: 'Outline' }).locator('a[data-name]');
export const expectSaved = (page: Page) => expect(page.getByText(/^Draft saved/)).toBeVisible();
