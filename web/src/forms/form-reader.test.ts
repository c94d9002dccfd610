import { expect, test } from 'vitest';
import { formReader } from './form-reader.ts';

function formWith(entries: readonly (readonly [name: string, value: string | File])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}
const read = (entries: Record<string, string>) => formReader(formWith(Object.entries(entries)));

test('a text loses the blanks around it, what is typed keeps them', () => {
  const { text, typed } = read({ city: ' Dubai ', password: ' with blanks ' });
  expect(text('city')).toBe('Dubai');
  expect(typed(['password', 'next'])).toEqual({ password: ' with blanks ', next: '' });
});

test('a line break is one character, however the browser sends it', () => {
  expect(read({ message: 'One\r\ntwo\n' }).text('message')).toBe('One\ntwo');
});

test('a field that was not sent is empty, and a file is no text', () => {
  const { text, tick, all } = formReader(formWith([['photo', new File(['x'], 'x.png')]]));
  expect([text('photo'), text('city'), tick('active'), all('ids')]).toEqual(['', '', false, []]);
});

test('boxes of one name are all read, a choice only where it is offered', () => {
  const { all, oneOf } = formReader(
    formWith([
      ['ids', '1'],
      ['ids', '2'],
      ['method', 'bank'],
    ]),
  );
  expect(all('ids')).toEqual(['1', '2']);
  expect(oneOf('method', ['card', 'bank'])).toBe('bank');
  expect(oneOf('method', ['card'])).toBeUndefined();
});

test('numbers are read in units, and an empty limit is none', () => {
  const { units, whole, optionalWhole, finish } = read({ value: '1,234.5', days: '7', limit: '' });
  const input = {
    value: units('value', { label: 'Value', decimals: 2 }),
    days: whole('days', 'Days'),
    limit: optionalWhole('limit', 'Limit'),
  };
  expect(finish(input)).toEqual({ input: { value: 123_450, days: 7, limit: null } });
});

test('everything that cannot be read is told at its field, in the order of reading', () => {
  const { units, whole, complain, finish } = read({ value: '10.555', days: 'many' });
  units('value', { label: 'Value', decimals: 2 });
  whole('days', 'Days');
  whole('uses', 'Uses');
  complain('city', 'City is required');
  expect(finish({}).issues).toEqual([
    { field: 'value', message: 'Value must be a number with at most 2 decimals' },
    { field: 'days', message: 'Days must be a whole number' },
    { field: 'uses', message: 'Uses is required' },
    { field: 'city', message: 'City is required' },
  ]);
});
