import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// React Router hands the error to what is declared with the export, not to what is exported under another name.
test('every page that shows what went wrong is told what it was', () => {
  const routes = globSync(`${import.meta.dirname}/**/*.tsx`);
  const untold = routes.filter((path) => /\bas (ErrorBoundary|default)\b/.test(readFileSync(path, 'utf8')));
  expect(routes.length).toBeGreaterThan(0);
  expect(untold).toEqual([]);
});

test('every list of the office says what could not be loaded', () => {
  const lists = globSync(`${import.meta.dirname}/admin/**/*.tsx`).filter((path) =>
    /\b(\w+List|\w+list)\.readFrom\(/.test(readFileSync(path, 'utf8')),
  );
  const silent = lists.filter(
    (path) => !/export (const|function) ErrorBoundary\b/.test(readFileSync(path, 'utf8')),
  );
  expect(lists.length).toBeGreaterThan(5);
  expect(silent).toEqual([]);
});
