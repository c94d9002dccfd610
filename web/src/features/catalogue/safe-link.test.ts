import { expect, test } from 'vitest';
import { mapLink, webLink } from './safe-link.ts';

test('only an address of the web, or of a file that is kept here, becomes a link', () => {
  for (const typed of [
    'https://www.linkedin.com/in/haddad',
    'http://plain.example',
    '/files/documents/a.pdf',
  ]) {
    expect(webLink(` ${typed} `)).toBe(typed);
  }
  for (const typed of [
    '//other.example',
    '/admin',
    'javascript:steal()',
    'www.example.com',
    '',
    'data:text/html,x',
  ]) {
    expect(webLink(typed)).toBe('');
  }
});

test('a venue is found by its mark, else by its address', () => {
  const venue = { mapUrl: '', address: 'Via Solferino 27', city: 'Milan' };
  expect(mapLink({ ...venue, mapUrl: 'https://map.example/1' })).toBe('https://map.example/1');
  expect(mapLink({ ...venue, mapUrl: 'javascript:steal()' })).toBe(
    'https://www.openstreetmap.org/search?query=Via%20Solferino%2027%2C%20Milan',
  );
  expect(mapLink({ ...venue, address: '' })).toBe('');
});
