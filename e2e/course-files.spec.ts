import { compound, docx, film, pdf, picture, pptx, webm } from '#server/testing/sample-files.ts';
import {
  addCourse,
  COURSES,
  openForm,
  openSection,
  openSections,
  readCourse,
  upload,
} from './course-manager.ts';
import { atBothWidths, expect, test } from './journey.ts';
import { recordFilm } from './record-film.ts';

// Each has a course of its own.
test.describe.configure({ mode: 'parallel' });

atBothWidths(() => {
  test('files of each kind are sent, put in order, named and taken off again', async ({ page }) => {
    const course = await addCourse(page);
    await openForm(page, `${COURSES}/${course._id}/edit`);
    await openSections(page);
    const image = async (name: string, format: 'png' | 'jpeg' | 'webp') => ({
      name,
      mimeType: `image/${format}`,
      buffer: await picture().toFormat(format).toBuffer(),
    });
    const images = [await image('1.png', 'png'), await image('2.jpg', 'jpeg'), await image('3.webp', 'webp')];
    const document = (name: string, buffer: Buffer) => ({ name, mimeType: '', buffer });
    await upload(page, { button: 'Upload images', files: images, told: '3 image(s) uploaded successfully' });
    await upload(page, {
      button: 'Upload documents',
      files: [
        document('plan.pdf', pdf()),
        document('plan.doc', compound('WordDocument')),
        document('plan.docx', docx()),
        document('plan.ppt', compound('PowerPoint Document')),
        document('plan.pptx', pptx()),
      ],
      told: '5 document(s) uploaded successfully',
    });
    await upload(page, {
      button: 'Upload videos',
      files: [
        { name: 'tour.mp4', mimeType: 'video/mp4', buffer: film() },
        { name: 'tour.webm', mimeType: 'video/webm', buffer: webm() },
      ],
      told: '2 video(s) uploaded successfully',
    });
    await upload(page, {
      button: 'Upload documents',
      files: [document('invoice.pdf', Buffer.from(`MZ${'\0'.repeat(200)}`))],
      told: 'Failed to upload documents: “invoice.pdf” is not a real PDF file.',
    });

    const last = page.getByRole('button', { name: 'Move 3.webp up' });
    await last.focus();
    await page.keyboard.press('Enter');
    await expect(last, 'the keyboard stays with what it moves').toBeFocused();
    await page.keyboard.press('Enter');
    await page.getByLabel('Alternative text: 3.webp').fill('Three benches');
    await page.getByRole('button', { name: 'Remove 2.jpg' }).click();
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to remove this file?' });
    await question.getByRole('button', { name: 'Remove file' }).click();
    await expect(page.getByText('File removed successfully')).toBeVisible();
    await page.getByRole('button', { name: 'Update Course' }).click();
    await expect(page.getByText('Course updated successfully!')).toBeVisible();
    const { media } = await readCourse(page, course._id);
    const [first = '', second, ...more] = media.images;
    expect([second !== undefined, more]).toEqual([true, []]);
    expect(media.captions[first]).toBe('Three benches');
    expect([media.documents.length, media.videos.length]).toEqual([5, 2]);
  });

  test('visitors open the brochure and the catalog that were uploaded, and watch the film', async ({
    page,
  }) => {
    const tour = { name: 'tour.webm', mimeType: 'video/webm', buffer: await recordFilm(page) };
    const course = await addCourse(page);
    await openForm(page, `${COURSES}/${course._id}/edit`);
    await openSection(page, 'Media');
    for (const paper of ['brochure', 'catalog'])
      await upload(page, {
        button: `Upload ${paper}`,
        files: [{ name: `The ${paper}.pdf`, mimeType: 'application/pdf', buffer: pdf(paper) }],
        told: '1 document(s) uploaded successfully',
      });
    await upload(page, {
      button: 'Upload videos',
      files: [tour],
      told: '1 video(s) uploaded successfully',
    });
    await page.getByRole('button', { name: 'Update Course' }).click();
    await expect(page.getByText('Course updated successfully!')).toBeVisible();

    await page.context().clearCookies();
    const part = page.waitForResponse((answer) => answer.url().endsWith('.webm'));
    await page.goto(course.publicPath ?? '');
    const media = page.locator('#media');
    for (const paper of ['Brochure', 'Catalog']) {
      const link = media.getByRole('link', { name: paper, exact: true });
      const download = page.waitForEvent('download');
      await link.click();
      expect((await download).suggestedFilename()).toBe(`The ${paper.toLowerCase()}.pdf`);
      const answer = await page.request.get((await link.getAttribute('href')) ?? '');
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
      expect(await answer.body()).toEqual(pdf(paper.toLowerCase()));
    }
    const screen = media.locator('video');
    await screen.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    const HAVE_CURRENT_DATA = 2;
    await expect
      .poll(() => screen.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThanOrEqual(HAVE_CURRENT_DATA);
    const answer = await part;
    expect(answer.status(), 'a film comes in parts').toBe(206);
    expect(answer.headers()['content-range']).toMatch(/^bytes 0-\d+\/\d+$/);
  });
});
