import { expect, test } from 'vitest';
import { reasonField } from './publish-words.ts';
import { readPublish } from './read-publish.ts';

const formOf = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

test('reasons are read with their check and part; a blank one is none', () => {
  const read = readPublish(
    formOf({
      basedOn: 'state',
      note: ' Doses checked. ',
      tellLearners: 'on',
      [reasonField('scripts', 'slide-1')]: 'A title page',
      [reasonField('notes', 'slide-2')]: '  ',
    }),
  );
  expect(read).toEqual({
    basedOn: 'state',
    note: 'Doses checked.',
    tellLearners: true,
    waivers: [{ check: 'scripts', partId: 'slide-1', reason: 'A title page' }],
  });
});

test('nobody is told unless it is ticked', () => {
  expect(readPublish(formOf({ basedOn: 'state' }))).toMatchObject({
    tellLearners: false,
    note: '',
    waivers: [],
  });
});
