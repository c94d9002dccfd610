import { spawnSync } from 'node:child_process';
import { NOT_RUN, runTool } from './environment.mjs';

/** @typedef {{ vulnerabilities?: Record<string, { severity: string, range: string, fixAvailable: unknown }> }} Audit */

/**
 * Known weaknesses of what production runs. They are a registry's knowledge: where none answers nothing is known, and
 * that is neither good nor bad.
 */
await runTool(() => {
  const { stdout, stderr } = spawnSync(
    'npm',
    ['audit', '--omit=dev', '--json', '--fetch-retries=0', '--fetch-timeout=5000'],
    { cwd: process.cwd(), encoding: 'utf8' },
  );
  const audit = readAudit(stdout);
  if (!audit?.vulnerabilities) {
    console.log(`no registry that knows of weaknesses answers: ${stderr.trim().split('\n')[0]}`);
    return NOT_RUN;
  }
  const found = Object.entries(audit.vulnerabilities).map(
    ([name, { severity, range, fixAvailable }]) =>
      `${name} ${range}: ${severity}${fixAvailable ? ', mended in a later version' : ''}`,
  );
  for (const line of found) console.error(line);
  console.log(`audit: ${found.length} packages with a known weakness`);
  return found.length === 0 ? 0 : 1;
});

/**
 * @param {string} text
 * @returns {Audit | null}
 */
function readAudit(text) {
  try {
    return JSON.parse(text);
  } catch {
    // npm itself failed, and says so elsewhere.
    return null;
  }
}
