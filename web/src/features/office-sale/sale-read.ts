import type { RequestOf } from '#contracts/endpoint.ts';
import type { SALE_WAYS, SaleWay, sellCourses } from '#contracts/orders/admin-office-sales.ts';
import { type FormReader, formReader, type Read } from '#web/forms/form-reader.ts';
import { keptValues } from '#web/forms/kept-values.ts';
import type { FormIssue } from '#web/forms/use-form-issues.ts';

type Sale = RequestOf<typeof sellCourses>;

/** As the contract has them, without its validator. */
export const WAYS = ['link', 'transfer', 'cash', 'free'] as const satisfies typeof SALE_WAYS;

const CONFIRMED = 'confirmations.';
const WAIVED = 'waivers.';

/** What the form says. Only what the chosen way asks for is read: without a script the rest is there, too. */
export function readSale(form: FormData): Read<Sale> {
  const read = formReader(form);
  const way = read.oneOf('payment', WAYS);
  if (!way) read.complain('payment', 'Please choose how it is paid');
  const payment = way ?? 'link';
  const ids = read.all('course');
  if (ids.length === 0) read.complain('courses', 'Please choose a course');
  const priced = ids.map((id) => ({ id, ...readPrice(read, id) }));
  const code = read.text('promoCode');
  const discount = Number(read.text('promoDiscount')) || 0;
  const left = Math.max(0, priced.reduce((all, { price }) => all + price, 0) - discount);
  const entered = keptValues(form);
  const input: Sale = {
    person: readPerson(read),
    lines: priced.map(({ id, price, reason }) => ({ courseId: id, priceEur: price, reason })),
    totalEur: payment === 'free' ? 0 : left,
    // Where it is free for another reason the code is kept for another time.
    promoCode: code && (payment !== 'free' || left === 0) ? code : undefined,
    payment,
    confirmations: Object.keys(entered)
      .filter((name) => name.startsWith(CONFIRMED))
      .map((name) => name.slice(CONFIRMED.length)),
    waivers: Object.entries(entered)
      .filter(([name, reason]) => name.startsWith(WAIVED) && reason.trim() !== '')
      .map(([name, reason]) => ({ key: name.slice(WAIVED.length), reason })),
    agreedTerms: payment !== 'link' && read.tick('agreedTerms'),
    notes: read.text('notes'),
    ...readWay(read, payment),
  };
  return read.finish(input);
}

/** A price that nobody could change is the one that was shown. */
function readPrice(read: FormReader, id: string): { price: number; reason: string } {
  const shown = Number(read.text(`shown.${id}`)) || 0;
  const price =
    read.text(`price.${id}`) === '' ? shown : read.units(`price.${id}`, { label: 'Price', decimals: 2 });
  return { price, reason: read.text(`reason.${id}`) };
}

function readPerson(read: FormReader): Sale['person'] {
  if (read.text('who') !== 'new') {
    const _id = read.text('personId');
    if (_id === '') read.complain('personId', 'Please choose a person');
    return { kind: 'known', _id };
  }
  const { text } = read;
  return { kind: 'new', email: text('email'), firstName: text('firstName'), lastName: text('lastName') };
}

function readWay(read: FormReader, way: SaleWay): Partial<Sale> {
  if (way === 'transfer') return { beyondTransferShare: read.tick('beyondTransferShare') };
  if (way === 'free') return { freeReason: read.text('freeReason') };
  if (way === 'link') return {};
  return {
    receivedOn: read.optionalDay('receivedOn') ?? undefined,
    cashReference: read.text('cashReference'),
  };
}

const FIELDS: Readonly<Record<string, string>> = {
  'person._id': 'personId',
  'person.email': 'email',
  'person.firstName': 'firstName',
  'person.lastName': 'lastName',
  lines: 'courses',
};
const LINE_FIELDS: Readonly<Record<string, string>> = { priceEur: 'price', reason: 'reason' };

/** The server's issues at the fields that they come from. */
export function issuesAtFields(issues: readonly FormIssue[], form: FormData): FormIssue[] {
  const ids = form.getAll('course').map(String);
  return issues.map(({ field, message }) => {
    const [, index, name] = /^lines\.(\d+)\.(\w+)$/.exec(field) ?? [];
    const own = name === undefined ? undefined : LINE_FIELDS[name];
    if (own) return { field: `${own}.${ids[Number(index)]}`, message };
    return { field: name === undefined ? (FIELDS[field] ?? field) : 'courses', message };
  });
}
