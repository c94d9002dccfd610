import { expect, test } from 'vitest';
import { httpsLink, mapLink } from './safe-link.ts';

test('only https becomes a link', () => {
  expect(httpsLink(' https://www.linkedin.com/in/haddad ')).toBe('https://www.linkedin.com/in/haddad');
  for (const typed of [
    'http://plain.example',
    'javascript:steal()',
    'www.example.com',
    '',
    'data:text/html,x',
  ]) {
    expect(httpsLink(typed)).toBe('');
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
