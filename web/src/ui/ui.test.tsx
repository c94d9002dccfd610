import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Button } from './controls/button.tsx';
import { Checkbox } from './controls/checkbox.tsx';
import { ChoiceCard, ChoiceList } from './controls/choice-card.tsx';
import { ErrorSummary } from './controls/error-summary.tsx';
import { SelectField } from './controls/select-field.tsx';
import { countText, TextArea } from './controls/text-area.tsx';
import { TextField } from './controls/text-field.tsx';
import { Bar } from './instruments/bar.tsx';
import { announcement, clockLeft, figureLeft, minutesLeft } from './instruments/countdown-text.ts';
import { Lamp, type LampKind } from './instruments/lamp.tsx';
import { Cell, ColumnHeader, RowHeader, Table, TableBody, TableHead, TableRow } from './layout/table.tsx';
import { EmailLink } from './navigation/email.tsx';
import { TabsNav } from './navigation/tabs-nav.tsx';
import { initials, Monogram } from './pictures/monogram.tsx';
import { hasFailed } from './pictures/picture.tsx';

const html = (node: ReactNode) => renderToStaticMarkup(<MemoryRouter>{node}</MemoryRouter>);

test('a field in error points at its error first and then at its hint', () => {
  const field = html(
    <TextField name="phone" label="Phone number" hint="With country code" error="Missing" />,
  );
  expect(field).toContain('<label for="phone"');
  expect(field).toContain('aria-invalid="true"');
  expect(field).toContain('aria-describedby="phone-error phone-hint"');
  expect(field).toContain('id="phone-error"');
});

test('a field without error or hint describes nothing', () => {
  const field = html(<TextField name="city" label="City" />);
  expect(field).not.toContain('aria-describedby');
  expect(field).not.toContain('aria-invalid');
  expect(field).toContain('aria-required="true"');
});

test('an optional field says so and is not required', () => {
  const field = html(<TextField name="state" label="State" optional />);
  expect(field).toContain(' optional</span>');
  expect(field).not.toContain('aria-required');
});

test('a select offers its empty choice first', () => {
  const field = html(
    <SelectField name="country" label="Country" placeholder="Choose" options={['Germany']} />,
  );
  expect(field).toMatch(/<option value=""[^>]*>Choose<\/option><option value="Germany">/);
});

test('a counted text area is described by its count', () => {
  expect(html(<TextArea name="message" label="Message" counter minLength={20} />)).toContain(
    'aria-describedby="message-count"',
  );
  const blanks = (
    <TextArea name="message" label="Message" counter minLength={20} defaultValue={' '.repeat(22)} />
  );
  expect(html(blanks)).toContain('0 characters (minimum 20)');
  expect(countText(1, {})).toBe('1 character');
  expect(countText(12, { minLength: 20, maxLength: 2000 })).toBe('12 characters (minimum 20)');
  expect(countText(59, { minLength: 20, maxLength: 2000 })).toBe('59 of 2,000 characters');
});

test('a ticked box without a value is sent as the browser sends it', () => {
  const box = html(<Checkbox name="agreeTerms" label="I agree" error="Please agree" />);
  expect(box).toContain('type="checkbox"');
  expect(box).toContain('aria-describedby="agreeTerms-error"');
});

test('the cards of a list share its name, so that one can be chosen', () => {
  const list = html(
    <ChoiceList name="plan" legend="Payment plan">
      <ChoiceCard value="full" title="In full" defaultChecked />
      <ChoiceCard value="deposit" title="Deposit" />
    </ChoiceList>,
  );
  expect(list.match(/type="radio"/g)).toHaveLength(2);
  expect(list.match(/name="plan"/g)).toHaveLength(2);
  expect(list).toContain('<legend');
});

test('an error summary counts fields, links to them and leaves loose sentences unlinked', () => {
  const summary = html(
    <ErrorSummary
      issues={[
        { field: 'email', message: 'Email is required' },
        { field: '', message: 'The offer has changed' },
      ]}
    />,
  );
  expect(summary).toContain('role="alert"');
  expect(summary).toContain('2 fields need your attention');
  expect(summary).toMatch(/<a href="#email"[^>]*>Email is required<\/a>/);
  expect(summary).toContain('<li>The offer has changed</li>');
});

test('no issues, no summary', () => {
  expect(html(<ErrorSummary issues={[]} />)).toBe('');
});

test('a busy button stays where it is and says that it takes no press', () => {
  const button = html(
    <Button busy busyLabel="Processing...">
      Pay
    </Button>,
  );
  expect(button).toContain('aria-disabled="true"');
  expect(button).not.toContain(' disabled=""');
  expect(button).toContain('Processing...');
});

test.each<[LampKind, string]>([
  ['draft', 'Draft'],
  ['open', 'Open'],
  ['limited', '4 seats left'],
  ['full', 'Fully Booked'],
  ['in-progress', 'In progress'],
  ['completed', 'Completed'],
  ['cancelled', 'Cancelled'],
  ['closed', 'Closed'],
])('the lamp %s has a shape of its own and the word "%s"', (kind, word) => {
  expect(html(<Lamp kind={kind}>{word}</Lamp>)).toMatch(new RegExp(`data-kind="${kind}"[^>]*>${word}<`));
});

test('a table whose rows become blocks on a phone keeps every role', () => {
  const table = html(
    <Table label="Dates" stacked>
      <TableHead>
        <ColumnHeader sort="ascending" sortTo="?sort=date">
          Date
        </ColumnHeader>
        <ColumnHeader numeric>Price</ColumnHeader>
      </TableHead>
      <TableBody>
        <TableRow>
          <RowHeader>9 April</RowHeader>
          <Cell label="Price" numeric>
            €1,450.00
          </Cell>
        </TableRow>
      </TableBody>
    </Table>,
  );
  for (const role of ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'])
    expect(table).toContain(`role="${role}"`);
  expect(table).toContain('aria-sort="ascending"');
  expect(table).toContain('data-label="Price"');
  expect(table).toMatch(/<section tabindex="0" aria-label="Dates"/i);
});

test('a bar says in words what it shows and warns while the minimum is not reached', () => {
  expect(html(<Bar value={2} total={8} minimum={5} label="2 of 8, minimum 5" />)).toContain(
    'data-low="true"',
  );
  expect(html(<Bar value={5} total={8} minimum={5} label="5 of 8, minimum 5" />)).not.toContain('data-low');
});

test('tabs are links, and the current one says whether it is a page or a place on it', () => {
  const items = [
    { to: '#overview', label: 'Overview' },
    { to: '/orders', label: 'Orders' },
  ];
  expect(html(<TabsNav label="Sections" items={items} current="#overview" />)).toContain(
    'aria-current="location"',
  );
  expect(html(<TabsNav label="Sections" items={items} current="/orders" />)).toContain('aria-current="page"');
});

test('a countdown shows minutes first, seconds later, and speaks at five minutes, one and the end', () => {
  expect(minutesLeft(27 * 60_000 + 14_000)).toBe('28 min');
  expect(minutesLeft(23.9 * 3_600_000)).toBe('23 h');
  expect(clockLeft(27 * 60_000 + 14_000)).toBe('27:14');
  expect(clockLeft(24 * 3_600_000)).toBe('24:00:00');
  expect(figureLeft(21 * 3_600_000 + 46 * 60_000)).toBe('21:46');
  expect(figureLeft(27 * 60_000 + 14_000)).toBe('27:14');
  expect(announcement(6 * 60_000)).toBe('');
  expect(announcement(5 * 60_000)).toBe('Five minutes left');
  expect(announcement(60_000)).toBe('One minute left');
  expect(announcement(0)).toBe('The time is up');
});

test('initials leave out titles and letters after the name', () => {
  expect(initials('Dr Leila Haddad')).toBe('LH');
  expect(initials('Siobhan Keane, RN')).toBe('SK');
});

test('initials lie beneath a picture, which leaves when it has failed and not while it is on its way', () => {
  const portrait = html(<Monogram name="Dr Layla Haddad" picture="/media/layla.jpg" />);
  expect(portrait).toMatch(/LH<img src="\/media\/layla\.jpg" alt="" loading="lazy"/);
  expect(hasFailed({ complete: true, naturalWidth: 0 })).toBe(true);
  expect(hasFailed({ complete: true, naturalWidth: 640 })).toBe(false);
  expect(hasFailed({ complete: false, naturalWidth: 0 })).toBe(false);
});

test('an email address may break after its sign and before a dot, and is still one address', () => {
  const link = html(<EmailLink email="anna.bell@clinic.example" />);
  expect(link).toContain('href="mailto:anna.bell@clinic.example"');
  expect(link).toContain('anna<wbr/>.bell@<wbr/>clinic<wbr/>.example');
});
