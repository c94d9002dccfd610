import { describe, expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { createAssessmentWorld, rightOf } from '#server/testing/worlds/assessment-world.ts';

const database = given(freshDatabase);
const world = given(() => createAssessmentWorld(database.db));

describe('the certificate of a run with a test', () => {
  const attend = async ({ course, person, days }: Awaited<ReturnType<typeof world.sitter>>) => {
    for (const day of days) {
      world.at(day.startsAt);
      await world.scan(person, await world.codeOf(course, day));
    }
    await world.settle();
    world.at((days.at(-1)?.endsAt ?? 0) + 1);
  };

  test('is issued once it is passed, and says what was reached', async () => {
    const who = await world.sitter();
    await attend(who);
    await world.work();
    expect(await world.openRules(who)).toEqual([
      expect.objectContaining({
        rule: 'test',
        reached: null,
        needed: 75,
        settledAt: `/library/in-person/${who.course.slug}/test`,
      }),
    ]);
    await world.submit(who, (await world.sit(who)).sittingId);
    await world.work();
    expect(await world.openRules(who)).toEqual([
      expect.objectContaining({ rule: 'test', reached: 0, state: 'failed' }),
    ]);
    const sitting = await world.sit(who);
    await world.submit(who, sitting.sittingId, rightOf(sitting));
    // By the announcement alone: nothing that recurs has run since.
    await world.hear();
    expect(await world.openRules(who)).toEqual([]);
    expect(await world.certificatesOf(who)).toMatchObject([
      { says: { scorePercent: 100, neededPercent: 75, course: { code: who.course.code } } },
    ]);
  });

  test('is not asked for by a test that is not required', async () => {
    const who = await world.sitter({ required: false });
    await attend(who);
    await world.work();
    expect(await world.certificatesOf(who)).toHaveLength(1);
  });

  test('is settled on paper where the test has no questions: no page leads to it', async () => {
    const who = await world.sitter({ questions: [] });
    await attend(who);
    expect(await world.openRules(who)).toEqual([expect.objectContaining({ rule: 'test', settledAt: null })]);
  });
});

test('who teaches the run sees on its list who has passed', async () => {
  const who = await world.sitter();
  expect(await world.listed(who.course, who.person)).toMatchObject({ test: 'open', testPercent: null });
  const first = await world.sit(who);
  await world.submit(who, first.sittingId, { 'question-1': rightOf(first)['question-1'] ?? [] });
  expect(await world.listed(who.course, who.person)).toMatchObject({ test: 'failed', testPercent: 25 });
  const second = await world.sit(who);
  await world.submit(who, second.sittingId, rightOf(second));
  expect(await world.listed(who.course, who.person)).toMatchObject({ test: 'passed', testPercent: 100 });
});
