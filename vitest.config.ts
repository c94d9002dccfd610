import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,contracts,emails,server,web,sandbox-gateway,tools}/**/*.test.{ts,tsx}'],
    // What hangs is ended; a machine that is merely slow is not.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: 2,
  },
});
