import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { RetentionDue } from '#contracts/people/admin-retention.ts';
import { RuleSheet } from './rule-sheet.tsx';

const NOTHING: RetentionDue = {
  ...{ name: 'accounts', rows: 0, oldest: null, newest: null, sample: [], kept: [] },
  warning: { owed: 0, waiting: 0 },
};

/** What the sheet says of a dry run, without its tags. */
const saidOf = (due: Partial<RetentionDue>, name: 'accounts' | 'letters' = 'accounts'): string => {
  const element = (
    <RuleSheet
      rule={{ name, months: 60, isEnabled: false }}
      due={{ ...NOTHING, name, ...due }}
      saveFailure={undefined}
      runFailure={undefined}
    />
  );
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]*>/g, '');
};

test('a dry run of accounts says who would be warned, who may still come back, and who is kept by what', () => {
  const said = saidOf({
    warning: { owed: 12, waiting: 1 },
    kept: [{ why: 'They have a seat to come.', rows: 3 }],
  });
  expect(said).toContain('Nothing would go now.');
  expect(said).toContain(
    '12 accounts would be warned by letter now, 1 account was warned and may still come back.',
  );
  expect(said).toContain('3 accounts: They have a seat to come.');
});

test('where nobody is warned or kept nothing is said of it', () => {
  for (const said of [saidOf({}), saidOf({ warning: null }, 'letters')])
    expect(said).not.toMatch(/warned by letter now|Old enough/);
  expect(saidOf({})).toContain('has thirty days');
  expect(saidOf({ warning: null }, 'letters')).not.toContain('has thirty days');
});
