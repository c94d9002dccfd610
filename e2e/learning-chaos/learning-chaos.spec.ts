import { expect, test } from '@playwright/test';
import { PEOPLE } from '../journey.ts';
import { createOwnServer, openSession } from '../own-server.ts';
import { runChaos, type Server } from './run-chaos.ts';

const academy = createOwnServer({ name: 'learning-chaos', port: 3193 });
const server: Server = { ...academy, kill: () => academy.end('SIGKILL') };
let cookie = '';

// What is lost in one run of two is lost.
test.describe.configure({ retries: 0, timeout: 240_000 });

test.beforeAll(async () => {
  await academy.start();
  cookie = await openSession(academy.base, PEOPLE.learner);
});

test.afterAll(async () => {
  await academy.end('SIGTERM');
  academy.forget();
});

for (const seed of [1, 2, 3])
  test(`whatever befalls line, pages and server, what a learner was told is saved is on the server (seed ${seed})`, async ({
    browser,
  }) => {
    const { broken, story } = await runChaos({ browser, server, cookie, seed });
    expect(broken, `seed ${seed}:\n${story.join('\n')}`).toEqual([]);
  });
