import type { Page } from '@playwright/test';
import { ownNames } from '../course-manager.ts';
import { expect } from '../journey.ts';

export const LIVE_COURSES = '/admin/courses/webinar';
export const LIVE_CALLS = '/admin-courses/onlinelive/api';

const PLATFORM = 'https://meet.example/';

/** Where the platform is opened, beside the page; a redirect leaves no address where nobody answers. */
export const openBeside = async (page: Page, link: string): Promise<string> => {
  const sent = page.context().waitForEvent('request', (request) => request.url().startsWith(PLATFORM));
  await page.getByRole('link', { name: link }).first().click();
  return (await sent).url();
};

/** A draft of a live course of two evenings, by whoever is signed in. */
export const addLiveDraft = async ({ request }: Page): Promise<{ _id: string; slug: string }> => {
  const evening = { startTime: '18:00', endTime: '19:30' };
  const answer = await request.post(LIVE_CALLS, {
    data: {
      saveAsDraft: true,
      basic: ownNames(),
      live: {
        platform: 'Zoom',
        sessions: [
          { title: 'Cases', date: '2031-03-06', ...evening },
          { title: 'Questions', date: '2031-03-13', ...evening },
        ],
      },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { course: { _id: string; slug: string } }).course;
};
