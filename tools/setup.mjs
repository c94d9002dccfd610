import { requirePackages, runTool, say } from './environment.mjs';

await runTool(async () => {
  requirePackages();
  // Loaded late: it needs what the line above installs.
  const { chromiumLaunch } = await import('./chromium.mjs');
  const { executablePath } = await chromiumLaunch();
  say(
    executablePath
      ? 'packages and browser are ready'
      : 'packages are ready; for journeys run: npx playwright install chromium',
  );
  return 0;
});
