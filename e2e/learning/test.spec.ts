import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import type { CourseTest } from '#contracts/learning/content.ts';
import { atBothWidths, expect, openAlive, test } from '../journey.ts';
import { enroll, FLAGSHIP, slideCount } from './learner.ts';

const TEST = `/elearning/course/${FLAGSHIP}/test/final-test`;
const file = join(import.meta.dirname, '../../content/courses', FLAGSHIP, 'tests.yaml');
const [{ questions }] = parse(readFileSync(file, 'utf8')) as [CourseTest];

/** Words of each explanation that stand nowhere else, without what marks them up. */
const explanations = questions.map(({ explanation }) => longest(explanation.split(/[^\w ,.]/)));
function longest(parts: string[]): string {
  return parts.toSorted((one, other) => other.length - one.length)[0]?.trim() ?? '';
}

/** All that the server says, pages and calls alike. */
const overhear = (page: Page) => {
  const said: Promise<string>[] = [];
  page.on('response', (answer) => {
    const isText = /json|html|x-script|plain/.test(answer.headers()['content-type'] ?? '');
    if (isText) said.push(answer.text().catch(() => ''));
  });
  return async () => (await Promise.all(said)).join('\n');
};

/** Gives the right answer to the question that is shown. */
const answerRightly = async (page: Page) => {
  const prompt = await page.getByRole('heading', { level: 1 }).textContent();
  const question = questions.find((one) => one.prompt.trim() === prompt?.trim());
  if (!question) throw new Error(`the test asks something else: ${prompt}`);
  if (question.kind === 'hotspot') {
    await page.getByLabel('Across').fill(String(Math.round(question.target.x)));
    await page.getByLabel('Down').fill(String(Math.round(question.target.y)));
    return;
  }
  const textOf = (id: string) => question.answers.find(({ answerId }) => answerId === id)?.text ?? '';
  if (question.kind !== 'order') {
    for (const id of [question.right].flat()) await page.getByLabel(textOf(id), { exact: true }).check();
    return;
  }
  const rows = page.getByRole('region', { name: 'Answers in your order' }).getByRole('listitem');
  for (const [place, { text }] of question.answers.entries()) {
    const up = page.getByRole('button', { name: `Move ${text} up`, exact: true });
    const texts = await rows.allTextContents();
    const at = texts.findIndex((row) => row.includes(text));
    for (let left = at - place; left > 0; left -= 1) await up.click();
  }
};

atBothWidths(() => {
  test('a test is failed, what to revisit leads to its slides, and the next attempt is passed', async ({
    page,
  }) => {
    const everythingSaid = overhear(page);
    await enroll(page, FLAGSHIP);
    await openAlive(page, TEST);
    await expect(page.getByText('18 questions. You need 13 right to pass.')).toBeVisible();
    await page.getByRole('button', { name: 'Start attempt 1 of 3' }).click();
    await expect(page.getByText('Question 1 of 18')).toBeVisible();
    await answerRightly(page);
    await page.getByRole('link', { name: /^Question 18,/ }).click();
    await page.getByRole('button', { name: 'Review answers' }).click();
    await expect(page.getByText('17 questions have no answer. Unanswered counts as wrong.')).toBeVisible();
    await page.getByRole('button', { name: 'Submit 1 of 18 answers' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText('1 of 18 right. You need 13.');
    await expect(page.getByText('Not passed yet')).toBeVisible();
    const revisit = page.getByRole('link', { name: /^Open slide/ });
    await expect(revisit).toHaveCount(17);
    const [number] = (await revisit.first().textContent())?.match(/\d+/) ?? [];
    await revisit.first().click();
    await expect(slideCount(page)).toHaveText(`Slide ${number} of 43`);
    await page.goBack();

    await page.getByRole('button', { name: 'Start attempt 2 of 3' }).click();
    for (let asked = 1; asked <= 18; asked += 1) {
      await expect(page.getByText(`Question ${asked} of 18`)).toBeVisible();
      await answerRightly(page);
      await page.getByRole('button', { name: asked < 18 ? 'Next question' : 'Review answers' }).click();
    }
    const submit = page.getByRole('button', { name: 'Submit 18 of 18 answers' });
    await expect(submit).toBeVisible();
    const before = await everythingSaid();
    expect(before, 'the server has spoken').toContain(questions[0]?.prompt);
    expect(explanations.filter((words) => before.includes(words))).toEqual([]);
    expect(before).not.toMatch(/"rightAnswers":\[/);

    await submit.click();
    await expect(page.getByText('Passed', { exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('18 of 18 right. You needed 13.');
    await expect(page.getByRole('heading', { name: 'Certificate' })).toBeVisible();
    await page.getByRole('link', { name: 'See all answers' }).click();
    await expect(page.locator('.test-answers > li')).toHaveCount(18);
    const after = await everythingSaid();
    expect(explanations.filter((words) => !after.includes(words))).toEqual([]);
  });
});
