import type { Page } from '@playwright/test';
import { COURSES, enrol } from '../course-manager.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { addCourseOfToday } from './course-of-today.ts';

const QUESTIONS = [
  { question: 'Where does the needle enter?', answers: ['Above', 'Below', 'Beside'], right: 'Above' },
  { question: 'How many units are drawn?', answers: ['Two', 'Four', 'Six', 'Eight'], right: 'Six' },
  { question: 'Who is called first?', answers: ['The instructor', 'The office'], right: 'The instructor' },
];
/** The first counts as much as the others together. */
const ASSESSMENT = {
  required: true,
  type: 'quiz' as const,
  passingScore: 75,
  retakesAllowed: 1,
  questions: QUESTIONS.map(({ question, answers, right }, at) => ({
    ...{ question, answers },
    correctAnswer: answers.indexOf(right),
    points: at === 0 ? 2 : 1,
  })),
};

/** All that the server says to the page before the last attempt is handed in. */
const overhear = (page: Page) => {
  const said: Promise<string>[] = [];
  page.on('response', (answer) => {
    const isText = /json|html|x-script|plain/.test(answer.headers()['content-type'] ?? '');
    if (isText) said.push(answer.text().catch(() => ''));
  });
  return async () => (await Promise.all(said)).join('\n');
};

const answerAll = async (page: Page) => {
  for (let asked = 1; asked <= QUESTIONS.length; asked += 1) {
    await expect(page.getByText(`Question ${asked} of 3`)).toBeVisible();
    const prompt = await page.getByRole('heading', { level: 1 }).textContent();
    const question = QUESTIONS.find((one) => one.question === prompt?.trim());
    await page.getByLabel(question?.right ?? '', { exact: true }).check();
    await page.getByRole('button', { name: asked === 3 ? 'Review answers' : 'Next question' }).click();
  }
};

atBothWidths(() => {
  test('the test of a run is failed, taken again and passed, and its rule of the certificate is met', async ({
    page,
  }) => {
    test.slow();
    const course = await addCourseOfToday(page, { practicalRequired: true, assessment: ASSESSMENT });
    await enrol(page, course);
    const everythingSaid = overhear(page);
    await openAlive(page, `/certificates/why/${course.slug}`);
    await expect(page.getByText('Not taken yet, 75% needed')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the test' }).click();
    await expect(page.getByText('3 questions. You need 3 of 4 points to pass.')).toBeVisible();
    await inspect(page, 'assessment-before');

    await page.getByRole('button', { name: 'Start attempt 1 of 2' }).click();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    await inspect(page, 'assessment-question');
    await page.getByRole('radio').first().check();
    await page.getByRole('link', { name: /^Question 3,/ }).click();
    await page.getByRole('button', { name: 'Review answers' }).click();
    await page.getByRole('link', { name: 'Change question 1' }).click();
    await page.reload();
    await expect(page.getByRole('radio').first(), 'what was chosen is kept').toBeChecked();
    await page.getByRole('link', { name: /^Question 3,/ }).click();
    await page.getByRole('button', { name: 'Review answers' }).click();
    await page.getByRole('button', { name: 'Submit 1 of 3 answers' }).click();
    await expect(page.getByText('Not passed yet')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('points. You need 3.');
    await inspect(page, 'assessment-not-passed');

    await page.getByRole('button', { name: 'Start attempt 2 of 2' }).click();
    await answerAll(page);
    expect(await everythingSaid()).not.toMatch(/"rightAnswers":\[|correctAnswer/);
    await page.getByRole('button', { name: 'Submit 3 of 3 answers' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('4 of 4 points. You needed 3.');
    await inspect(page, 'assessment-passed');

    await page.getByRole('link', { name: 'See the certificate' }).click();
    await expect(page.getByText('100% reached, 75% needed')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the test' })).toHaveCount(0);
    await openAlive(page, '/library/in-person');
    await page.getByRole('link', { name: `Test of ${course.basic.title}` }).click();
    await expect(page.getByText('Passed', { exact: true })).toBeVisible();

    await signIn(page, PEOPLE.staff);
    await openAlive(page, `${COURSES}/${course.slug}/attendance`);
    await expect(page.getByText('Test: passed, 100%')).toBeVisible();
    await inspect(page, 'attendance-with-test');
  });
});
