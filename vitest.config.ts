import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const TESTS = '{domain,contracts,emails,server,web,sandbox-gateway,stripe-referee,tools}/**/*.test.{ts,tsx}';

/** A test that replaces a module would replace it for whatever its process runs next. */
const REPLACING = globSync(TESTS, { cwd: import.meta.dirname }).filter((path) =>
  /\bvi\.(mock|doMock)\(/.test(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')),
);

export default defineConfig({
  test: {
    // What hangs is ended; a machine that is merely slow is not.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
    globalSetup: 'server/src/testing/leave-nothing-running.ts',
    projects: [
      {
        extends: true,
        test: {
          name: 'together',
          include: [TESTS],
          exclude: REPLACING,
          // Loading what a file tests takes longer than its tests: files that share a process share that.
          isolate: false,
        },
      },
      { extends: true, test: { name: 'alone', include: REPLACING } },
    ],
  },
});
