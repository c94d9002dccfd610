import { defineConfig } from '@playwright/test';
import { chromiumLaunch } from '../tools/chromium.mjs';

/** Several checkouts can be walked at once, each at a port of its own. */
const PORT = Number(process.env.PORT ?? 3190);
/** With servers of their own. */
const APART = [
  'account/required-two-step.spec.ts',
  'crash.spec.ts',
  'fuzz/fuzz.spec.ts',
  'learning-chaos/learning-chaos.spec.ts',
  'readiness.spec.ts',
];

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/journeys',
  projects: [
    // The machine that checks this may have two cores. Whoever writes uses people, courses and seats that are its own.
    { name: 'journeys', testIgnore: APART, workers: 2 },
    // Much of it is waiting, so it goes along with the others.
    { name: 'apart', testMatch: APART, workers: 1 },
  ],
  workers: 3,
  // A browser that could not be given the processor in time is tried once more, and listed as flaky.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: await chromiumLaunch(),
    viewport: { width: 1280, height: 900 },
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
  webServer: {
    command: `node ${import.meta.dirname}/serve.mjs`,
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT) },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    reuseExistingServer: false,
  },
});
