import { COURSES, enrol, saveElsewhere } from '../course-manager.ts';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';
import { addCourseOfToday } from './course-of-today.ts';

atBothWidths(() => {
  test('what is noted without a connection is kept on the device, and arrives once', async ({ page }) => {
    const course = await addCourseOfToday(page);
    await enrol(page, course);
    await signIn(page, PEOPLE.staff);
    await openAlive(page, `${COURSES}/${course.slug}/attendance`);
    await expect(page.getByText('0 of 1 here')).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: /^Here: / }).click();
    await expect(page.getByText('1 of 1 here')).toBeVisible();
    await page.getByRole('button', { name: /^Left now: / }).click();
    await expect(page.getByText('Offline: 2 marks kept on this device.')).toBeVisible();
    await page.getByLabel('Search participants').fill('nobody is called so');
    await expect(page.getByText('Nobody is called so').first()).toBeVisible();
    await page.getByLabel('Search participants').fill('');
    await inspect(page, 'attendance-offline');
    await page.context().setOffline(false);
    await expect(page.getByText('Offline: 2 marks kept on this device.')).toBeHidden();
    const answer = await page.request.get(`/api/admin/in-person-courses/${course.slug}/attendance`);
    const { people } = (await answer.json()) as { people: { marks: { kind: string }[] }[] };
    expect(people[0]?.marks.map(({ kind }) => kind)).toEqual(['present', 'left']);
  });
});

test('the screen of a room goes on for an hour without a connection, and marks by hand are kept', async ({
  page,
}) => {
  const course = await addCourseOfToday(page);
  await enrol(page, course);
  await signIn(page, PEOPLE.staff);
  const calls = `/api/admin/in-person-courses/${course._id}/attendance`;
  const { day } = (await (await page.request.get(calls)).json()) as { day: { sessionId: string } };
  const answer = await page.request.get(`${calls}/codes?sessionId=${day.sessionId}`);
  const { codes } = (await answer.json()) as { codes: { from: number; figures: string }[] };
  await page.clock.install();
  await openAlive(page, `${COURSES}/${course.slug}/check-in`);
  // A network that is there and leads nowhere, as that of a venue often does.
  await page.route('**/*', (route) => route.abort());
  await page.clock.runFor(59 * 60_000);
  const figures = codes.map((code) => `${code.figures.slice(0, 3)} ${code.figures.slice(3)}`);
  const shown = (await page.getByText(/^or enter \d{3} \d{3} at/).textContent()) ?? '';
  // Of the 59th minute, or of what it took to open the page.
  const late = figures.slice(117, 121);
  expect(late.some((one) => shown.includes(one))).toBe(true);
  await page.getByRole('button', { name: 'Show names' }).click();
  await page.getByRole('button', { name: /^Mark here: / }).click();
  await expect(page.getByText('Offline: 1 mark kept on this device.')).toBeVisible();
});

test('where people sign, they do on the device of who teaches', async ({ page, browser }) => {
  const course = await addCourseOfToday(page);
  await enrol(page, course);
  await saveElsewhere(browser, course, {
    attendance: { ...course.attendance, checkInMethod: 'digital-signature' },
  });
  await signIn(page, PEOPLE.staff);
  await openAlive(page, `${COURSES}/${course.slug}/attendance`);
  await page.getByRole('button', { name: /^Sign: / }).click();
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('Please sign in the box.')).toBeVisible();
  const box = await page.getByRole('img', { name: /^Signature of/ }).boundingBox();
  if (!box) throw new Error('there is no box to sign in');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 60, { steps: 12 });
  await page.mouse.up();
  await page.getByRole('button', { name: 'Check in' }).click();
  await expect(page.getByText('1 of 1 here')).toBeVisible();
  await expect(page.getByText(/signed/)).toBeVisible();
  const sheet = await page.request.get(`/api/admin/in-person-courses/${course.slug}/attendance/sheet?day=1`);
  expect((await sheet.body()).subarray(0, 5).toString()).toBe('%PDF-');
});
