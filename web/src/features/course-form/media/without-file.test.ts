import { expect, test } from 'vitest';
import { sampleValues } from '#web/testing/sample-form.tsx';
import { withoutFile } from './without-file.ts';

test('a file taken off the stored course is in none of its lists', () => {
  const values = sampleValues();
  const stored = {
    ...values,
    media: {
      ...values.media,
      images: ['/files/a', '/files/b'],
      mainImage: { url: '/files/a', alt: '' },
      captions: { '/files/a': 'The room', '/files/b': 'The door' },
    },
  };
  const { media } = withoutFile(stored, '/files/a');
  expect(media).toMatchObject({
    images: ['/files/b'],
    mainImage: null,
    captions: { '/files/b': 'The door' },
  });
  expect(media.captions).not.toHaveProperty(['/files/a']);
});
