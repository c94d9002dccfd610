// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { clear, draw, during, press, type } from '#web/testing/drawn-page.tsx';
import { ComboboxField } from './combobox-field.tsx';
import { matching } from './matching.ts';

afterEach(clear);

const options = ['Germany', 'Jordan', 'Réunion', 'United Arab Emirates'];

const box = () => document.querySelector<HTMLInputElement>('[role="combobox"]') as HTMLInputElement;
const select = () => document.querySelector('select') as HTMLSelectElement;
const offered = () => [...document.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

const key = (name: string) =>
  during(() =>
    box().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })),
  );

test('without a script it is a select with every option', () => {
  const html = renderToStaticMarkup(<ComboboxField name="country" label="Country" options={options} />);
  expect(html).toMatch(/<label for="country"[^>]*>Country<\/label><div[^>]*><select[^>]*id="country"/);
  expect(html).not.toContain('combobox"');
});

test('what is chosen already stands in the box that is drawn together with its select', async () => {
  await draw(<ComboboxField name="country" label="Country" options={options} defaultValue="Jordan" />);
  expect([box().value, select().value]).toEqual(['Jordan', 'Jordan']);
});

test('typing finds, the arrows go through what was found, and Enter takes it', async () => {
  const onChange = vi.fn();
  await draw(
    <ComboboxField
      name="country"
      label="Country"
      placeholder="Choose"
      options={options}
      onChange={onChange}
    />,
  );
  expect([box().id, box().getAttribute('aria-expanded'), select().getAttribute('aria-hidden')]).toEqual([
    'country',
    'false',
    'true',
  ]);
  await type('Country', 'n');
  expect(offered()).toEqual(options.filter((name) => name.includes('n')));
  await key('ArrowDown');
  const active = document.getElementById(box().getAttribute('aria-activedescendant') ?? '');
  expect([active?.textContent, active?.getAttribute('aria-selected')]).toEqual(['Jordan', 'true']);
  await key('Enter');
  expect([select().value, box().value, box().getAttribute('aria-expanded')]).toEqual([
    'Jordan',
    'Jordan',
    'false',
  ]);
  expect(onChange).toHaveBeenCalledOnce();
});

test('who only looks changes nothing with Enter', async () => {
  await draw(<ComboboxField name="country" label="Country" options={options} defaultValue="Jordan" />);
  await key('ArrowDown');
  expect(offered()).toEqual(options);
  await key('Enter');
  expect(select().value).toBe('Jordan');
});

test('Escape leaves what was chosen, an emptied box chooses nothing, and what a browser fills in counts', async () => {
  await draw(
    <ComboboxField
      name="country"
      label="Country"
      placeholder="Choose"
      options={options}
      defaultValue="Jordan"
    />,
  );
  await type('Country', 'germ');
  await key('Escape');
  expect([select().value, box().value]).toEqual(['Jordan', 'Jordan']);
  const leave = () => during(() => box().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
  await type('Country', 'germany');
  await leave();
  await vi.waitFor(() => expect([select().value, box().value]).toEqual(['Germany', 'Germany']));
  await type('Country', '');
  await leave();
  await vi.waitFor(() => expect(select().value).toBe(''));
});

test('what is found elsewhere can be taken, and a later answer to earlier words is none', async () => {
  const answers: ((found: { value: string; label: string }[]) => void)[] = [];
  const find = () => new Promise<{ value: string; label: string }[]>((resolve) => answers.push(resolve));
  await draw(<ComboboxField name="course" label="Course" options={[]} find={find} />);
  await type('Course', 'pe');
  await type('Course', 'peels');
  await during(() => answers[1]?.([{ value: '2', label: 'Peels' }]));
  await during(() => answers[0]?.([{ value: '1', label: 'Periodontics' }]));
  expect(offered()).toEqual(['Peels']);
  await press(document.querySelector('[role="option"]') as HTMLElement);
  expect([select().value, box().value]).toEqual(['2', 'Peels']);
});

test('words are found in any case, without accents, what begins with them first', () => {
  const found = matching(
    options.map((name) => ({ value: name, label: name })),
    'REU',
  );
  expect(found.map(({ label }) => label)).toEqual(['Réunion']);
  const named = ['Advanced peels', 'Peels'].map((label) => ({ value: label, label }));
  expect(matching(named, 'peels').map(({ label }) => label)).toEqual(['Peels', 'Advanced peels']);
});
