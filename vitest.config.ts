import { defineConfig } from 'vitest/config';

/** They replace modules for themselves, and so have a process of their own. */
const ALONE = [
  'server/src/modules/enquiries/enquiry-accounts.test.ts',
  'server/src/modules/payment-cases/case-lock.race.test.ts',
];

export default defineConfig({
  test: {
    // What hangs is ended; a machine that is merely slow is not.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: ['{domain,contracts,emails,server,web,sandbox-gateway,tools}/**/*.test.{ts,tsx}'],
          exclude: ALONE,
          // Loading what a file tests takes longer than its tests: files that share a process share that.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
  },
});
