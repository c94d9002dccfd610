import { expect, test } from 'vitest';
import { structuredText } from './structured-data.tsx';

test('no text in it can end the element that it stands in, and all of it can be read', () => {
  const name = '</script><script>steal()</script><!--';
  const text = structuredText({ '@context': 'https://schema.org', '@type': 'Course', name });
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({ name });
});
