import {
  addCourse,
  COURSES,
  fieldOf,
  formOf,
  openForm,
  openSection,
  ownNames,
  readCourse,
  rowOf,
  saveElsewhere,
} from './course-manager.ts';
import { atBothWidths, expect, expectAlive, PEOPLE, signIn, test } from './journey.ts';

// Each has a course of its own.
test.describe.configure({ mode: 'parallel' });

atBothWidths(() => {
  test('what is changed is counted, saved, and told in the history', async ({ page }) => {
    const course = await addCourse(page);
    await openForm(page, `${COURSES}/${course._id}/edit`);
    await fieldOf(page, 'basic.description').fill('Three days with models.');
    await fieldOf(page, 'schedule.duration').fill('3 days');
    await fieldOf(page, 'enrollment.seatsAvailable').fill('14');
    await expect(page.getByText('3 changes')).toBeVisible();
    await page.getByRole('button', { name: 'Update Course' }).click();
    await expect(page.getByText('Course updated successfully!')).toBeVisible();

    await page.goto(`${COURSES}/${course._id}/history`);
    const newest = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .first();
    await expect(newest).toContainText('Changed, Helena Marsh, version 2');
    await expect(newest).toContainText('Three days with models.');
    await expect(newest).toContainText('2 days to 3 days');
    await expect(newest).toContainText('12 to 14');
  });

  test('a draft needs a title only, and what is not saved is still there on the way back', async ({
    page,
  }) => {
    const { title } = ownNames();
    await signIn(page, PEOPLE.admin);
    await openForm(page, `${COURSES}/create`);
    await fieldOf(page, 'basic.title').fill(title);
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(page.getByText('Course saved as draft!')).toBeVisible();
    await expect(page).toHaveURL(/\/edit$/);
    await page.reload();
    await expectAlive(page);
    await expect(fieldOf(page, 'basic.title')).toHaveValue(title);

    await fieldOf(page, 'basic.description').fill('What the browser keeps');
    await expect(page.getByText(/^draft saved \d\d:\d\d$/)).toBeVisible();
    await page.getByRole('link', { name: 'All Courses' }).click();
    const guard = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await guard.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('table', { name: 'In-person courses' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(fieldOf(page, 'basic.description')).toHaveValue('What the browser keeps');
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(page.getByText('Draft saved successfully!')).toBeVisible();
  });

  test('a copy asks for its own date and begins as a draft', async ({ page }) => {
    const course = await addCourse(page);
    await page.goto(`${COURSES}?q=${course.basic.courseCode}`);
    await page.getByRole('link', { name: `Copy: ${course.basic.courseCode}` }).click();
    const dialog = page.getByRole('dialog', { name: 'Copy Course' });
    await expect(dialog.getByLabel('New title')).toHaveValue(`${course.basic.title} (Copy)`);
    await expect(dialog.getByLabel('New code')).toHaveValue(`${course.basic.courseCode}-COPY`);
    await expect(dialog.getByLabel(/^Reset instructors/)).not.toBeChecked();
    await expect(dialog.getByLabel(/^Reset enrollment/)).toBeChecked();
    await expect(dialog.getByLabel(/^Reset media/)).not.toBeChecked();
    await dialog.getByRole('button', { name: 'Copy Course' }).click();
    await expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
    await dialog.getByLabel('New start date').fill('2029-09-03');
    await dialog.getByRole('button', { name: 'Copy Course' }).click();
    await expect(page.getByText('Course copied successfully!')).toBeVisible();
    const copy = rowOf(page, `${course.basic.title} (Copy)`);
    await expect(copy).toContainText('Draft');
    await expect(copy).toContainText('3 Sep 2029');
  });

  test('two administrators change one course, and both changes are kept', async ({ page, browser }) => {
    const course = await addCourse(page);
    await openForm(page, `${COURSES}/${course._id}/edit`);
    await fieldOf(page, 'basic.description').fill('Mine');
    await fieldOf(page, 'schedule.duration').fill('2 long days');
    await saveElsewhere(browser, course, {
      basic: { ...course.basic, description: 'Theirs' },
      schedule: { ...course.schedule, language: 'French' },
    });
    await page.getByRole('button', { name: 'Update Course' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two edits of this course' });
    await expect(dialog).toContainText('French');
    await dialog.getByRole('radio', { name: /^You/ }).check();
    await dialog.getByRole('button', { name: 'Bring them together' }).click();
    await expect(fieldOf(page, 'schedule.language')).toHaveValue('French');
    await page.getByRole('button', { name: 'Update Course' }).click();
    await expect(page.getByText('Course updated successfully!')).toBeVisible();
    expect(await readCourse(page, course._id)).toMatchObject({
      version: 3,
      basic: { description: 'Mine' },
      schedule: { duration: '2 long days', language: 'French' },
    });
  });

  test('a login that ends while somebody types is opened over the form', async ({ page }) => {
    const course = await addCourse(page);
    await openForm(page, `${COURSES}/${course._id}/edit`);
    await fieldOf(page, 'basic.description').fill('Typed before the login ended');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Update Course' }).click();
    const dialog = page.getByRole('dialog', { name: 'Please log in again' });
    await dialog.getByLabel('Email').fill(PEOPLE.staff.email);
    await dialog.getByLabel('Password', { exact: true }).fill(PEOPLE.staff.password);
    await dialog.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByText('Course updated successfully!')).toBeVisible();
    const { basic } = await readCourse(page, course._id);
    expect(basic.description).toBe('Typed before the login ended');
  });

  test('the preview is the public page of what is typed, before anything is saved', async ({ page }) => {
    const course = await addCourse(page);
    await openForm(page, `${COURSES}/${course._id}/edit`);
    const { title } = ownNames();
    await fieldOf(page, 'basic.title').fill(title);
    await fieldOf(page, 'enrollment.seatsAvailable').fill('3');
    await page.getByRole('button', { name: 'Preview page' }).click();
    const preview = page.getByRole('dialog', { name: 'Preview: what visitors will see' });
    await expect(preview.getByRole('heading', { name: title, includeHidden: true }).first()).toBeVisible();
    await expect(preview.getByText('Only 3 Seats Left!').first()).toBeVisible();
    await preview.getByRole('button', { name: 'Close', exact: true }).click();

    await fieldOf(page, 'enrollment.basePrice').fill('-5');
    await page.getByRole('button', { name: 'Preview page' }).click();
    await expect(preview.getByText('Base price must not be negative')).toBeVisible();
    expect((await readCourse(page, course._id)).basic.title).toBe(course.basic.title);
  });

  test('a save that takes long says so, and is sent once', async ({ page }) => {
    const { title } = ownNames();
    await signIn(page, PEOPLE.admin);
    await openForm(page, `${COURSES}/create`);
    await fieldOf(page, 'basic.title').fill(title);
    let sent = 0;
    const held = Promise.withResolvers<void>();
    await page.route('**/create.data*', async (route) => {
      if (route.request().method() === 'POST') sent += 1;
      await held.promise;
      await route.continue();
    });
    const save = page.getByRole('button', { name: 'Save as Draft' });
    await save.click();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await save.click({ force: true });
    await page.getByRole('button', { name: 'Create Course' }).click();
    held.resolve();
    await expect(page.getByText('Course saved as draft!')).toBeVisible();
    expect(sent).toBe(1);
  });

  test('without a line nothing that was typed is lost, and an answer that is lost makes no second course', async ({
    page,
  }) => {
    const { title } = ownNames();
    await signIn(page, PEOPLE.admin);
    await openForm(page, `${COURSES}/create`);
    await fieldOf(page, 'basic.title').fill(title);
    const save = page.getByRole('button', { name: 'Save as Draft' });
    const failure = formOf(page).getByRole('alert');
    await page.context().setOffline(true);
    await save.click();
    await expect(failure).toHaveText('Failed to save draft');
    await page.context().setOffline(false);
    await expect(fieldOf(page, 'basic.title')).toHaveValue(title);

    await page.route(
      '**/create.data*',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await save.click();
    await expect(save).not.toHaveAttribute('aria-disabled');
    await expect(failure).toHaveText('Failed to save draft');
    await save.click();
    await expect(page.getByText('Course saved as draft!')).toBeVisible();
    await page.goto(`${COURSES}?q=${title}`);
    await expect(rowOf(page, title)).toHaveCount(1);
  });

  test('markup is text, and whatever is wrong is told at once', async ({ page }) => {
    const { title: sign } = ownNames();
    const title = `${sign} <img src="x" onerror="document.title = 1"> & <b>more</b>`;
    const description = '<script>document.title = 2</script> 3 < 4 &amp; 5';
    const course = await addCourse(page, { basic: { title, description } });
    await page.goto(course.publicPath ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(description).first()).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(sign));

    await openForm(page, `${COURSES}/${course._id}/edit`);
    await openSection(page, 'Venue');
    await fieldOf(page, 'basic.title').fill('');
    await fieldOf(page, 'basic.description').fill('x'.repeat(2001));
    await fieldOf(page, 'enrollment.seatsAvailable').fill('1');
    await fieldOf(page, 'venue.city').fill('');
    await page.getByRole('button', { name: 'Update Course' }).click();
    await expect(formOf(page).getByRole('alert').getByRole('list')).toHaveText(
      'Course title is required, Course description must be less than 2000 characters, Minimum enrollment cannot exceed available seats, Venue city is required',
    );
    expect(await readCourse(page, course._id)).toMatchObject({ version: 1, basic: { title, description } });
  });
});
