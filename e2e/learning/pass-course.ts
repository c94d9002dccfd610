import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { CourseTest } from '#contracts/learning/content.ts';
import { expect } from '../journey.ts';

type Asked = { questionId: string; answers: { answerId: string; text: string }[] };

const post = async (page: Page, path: string, data: object = {}) => {
  const answer = await page.request.post(path, { data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
};

/** The signed-in learner completes every slide of a course and passes its test, by the calls that its pages make. */
export const passCourse = async (page: Page, courseId: string) => {
  const content = await (await page.request.get(`/api/elearning/courses/${courseId}/content`)).json();
  for (const { sections } of content.modules)
    for (const { slides } of sections)
      for (const { slideId } of slides)
        await post(page, `/api/elearning/${courseId}/slides/${slideId}/complete`);
  const file = join(import.meta.dirname, '../../content/courses', courseId, 'tests.yaml');
  const [test] = parse(readFileSync(file, 'utf8')) as [CourseTest];
  const path = `/api/elearning/courses/${courseId}/tests/${test.testId}/sittings`;
  const { sitting } = await post(page, path);
  const answers = Object.fromEntries(
    (sitting.questions as Asked[]).map((asked) => [asked.questionId, rightAnswer(test, asked)]),
  );
  const marked = await post(page, `${path}/${sitting.sittingId}/submit`, { answers });
  expect(marked.sitting.result.isPassed).toBe(true);
};

const rightAnswer = ({ questions }: CourseTest, { questionId, answers }: Asked): string[] => {
  const question = questions.find((one) => one.questionId === questionId);
  if (!question) throw new Error(`nobody has written the question ${questionId}`);
  if (question.kind === 'hotspot') return [`${question.target.x},${question.target.y}`];
  const right =
    question.kind === 'order' ? question.answers.map(({ answerId }) => answerId) : [question.right].flat();
  const texts = right.map((id) => question.answers.find(({ answerId }) => answerId === id)?.text);
  return texts.map((text) => answers.find((one) => one.text === text)?.answerId ?? '');
};
