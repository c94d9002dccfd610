import { chromiumLaunch } from '../../tools/chromium.mjs';
import { atBothWidths, expect, inspect, openAlive, PEOPLE, signIn, test } from '../journey.ts';

const launch = await chromiumLaunch();

// A camera and a microphone that the browser makes up, and allows: a moving picture, and a beep each second.
test.use({
  launchOptions: {
    ...launch,
    args: [...launch.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

atBothWidths(() => {
  test('a participant tests sound and picture before the session, and is told what was refused', async ({
    page,
  }) => {
    await signIn(page, PEOPLE.learner);
    await openAlive(page, '/live/case-line');
    const opens = page.getByRole('button', { name: 'Test sound and picture' });
    await opens.click();
    const panel = page.getByRole('dialog', { name: 'Test sound and picture' });
    await expect(panel.getByText('Nothing leaves this device')).toBeVisible();
    await expect
      .poll(() => panel.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth))
      .toBeGreaterThan(0);
    await expect(panel.getByText('Your microphone hears you.')).toBeVisible();
    await inspect(page, 'live-devices');
    await panel.getByRole('button', { name: 'Done' }).click();
    await expect(opens).toBeFocused();

    // Such a browser refuses nobody.
    await page.evaluate(() => {
      navigator.mediaDevices.getUserMedia = async () => {
        throw new DOMException('', 'NotAllowedError');
      };
    });
    await opens.click();
    await expect(panel.getByText('The camera is not allowed here')).toBeVisible();
    await expect(panel.getByText('The microphone is not allowed here')).toBeVisible();
    await inspect(page, 'live-devices-refused');
  });
});
