import { expect, test } from 'vitest';
import { config } from 'zod';
import { sampleValues } from '#web/testing/sample-form.tsx';
import { issuesOf } from './course-issues.ts';

test('a form is checked in the browser without making code of text, which our pages forbid', () => {
  expect(issuesOf(sampleValues(), { kind: 'InPersonCourse', isDraft: false })).not.toEqual([]);
  expect(config().jitless).toBe(true);
});
