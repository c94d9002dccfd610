import { describe, expect, test } from 'vitest';
import { createBuilderWorld } from '#server/testing/builder/builder-world.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { startFilesApp } from '#server/testing/plugin-app.ts';
import { contentWith, FINAL_TEST, textSlide } from '#server/testing/self-paced.ts';
import type { User } from '../identity/index.ts';
import { analysisFileRoutes } from './analysis.files.routes.ts';
import { analysisBindings } from './analysis.routes.ts';

const database = given(freshDatabase);
const world = given(() => createBuilderWorld(database.db, {}, analysisBindings));
const files = given(() => startFilesApp(analysisFileRoutes, world.jobDeps));
const course = given(async () => {
  const slides = [textSlide('slide-1', { title: '=cmd|calc' }), textSlide('slide-2')];
  const made = await world.course(contentWith(slides, [FINAL_TEST]));
  const user = await world.learner(made);
  const { attemptId } = await world.progressOf(made, user);
  await world.send({ course: made, user }, [world.event(attemptId, { kind: 'seen', slideId: 'slide-1' })]);
  return { ...made, email: user.email };
});

const get = (path: string, by: User | null) =>
  files.get(`/admin-courses/selfpaced/api/${course.id}/analysis${path}`, by);
const linesOf = (body: string) => body.trimEnd().split('\r\n');

describe('the numbers as files', () => {
  test('are those of all slides, and nothing in them runs', async () => {
    const { headers, body } = await get('.csv', world.author);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="slides-${course.code}.csv"`,
    });
    const [header, ...rows] = linesOf(body);
    expect(header).toContain('Slide,Title,Section');
    expect(rows).toEqual([
      "1,'=cmd|calc,The only section,text,30,1,0,0,0,0",
      '2,About slide-2,The only section,text,30,0,0,0,,0',
    ]);
  });

  test('have one row for each answer of a question', async () => {
    const [, ...rows] = linesOf((await get('.csv?of=questions', world.author)).body);
    expect(rows).toEqual(['Final test,Which?,single,0,0,,A,yes,0', 'Final test,Which?,single,0,0,,B,no,0']);
  });

  test('have who stands behind a number', async () => {
    const [, ...rows] = linesOf((await get('/learners.csv?of=seen&slideId=slide-1', world.author)).body);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(course.email);
  });

  test('are refused as the calls are: to others than staff, and of what there is not', async () => {
    const learner = await world.learner(course);
    const refused = [
      await get('.csv', null),
      await get('.csv', learner),
      await get('/learners.csv', learner),
      await get('.csv?version=7', world.author),
      await get('.csv?of=everything', world.author),
      await get('/learners.csv?of=seen&slideId=other', world.author),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 404, 400, 404]);
    for (const { body } of refused) expect(body).not.toContain('@example.com');
  });
});
