import { describe, expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import { sampleDetail } from '#web/testing/sample-case-detail.ts';
import { readCase, readExpiryDays } from './case-form-read.ts';
import { createFrom, updateFrom } from './case-form-send.server.ts';
import { blankCase, type Entered, enteredOf } from './case-form-values.ts';

function formOf(entered: Entered): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(entered)) form.set(name, value);
  return form;
}

const filled: Entered = {
  ...blankCase,
  title: ' Private training day ',
  'amount.fixed': '1,450.50',
  payerName: 'Ada Byron',
  payerEmail: 'ada@example.com',
};

describe('what the form says', () => {
  test('a form with only what is required is a fixed case in EUR, paid at once, at the rate of the settings', () => {
    const { input, issues } = readCase(formOf(filled));
    expect(issues).toEqual([]);
    expect(input).toEqual({
      title: 'Private training day',
      description: '',
      paymentType: 'fixed',
      currency: { allowed: ['EUR'], default: 'EUR' },
      amount: { fixed: 1450.5 },
      payer: { name: 'Ada Byron', email: 'ada@example.com', phone: '' },
      attendees: [],
      linkedCourses: [],
      internalNotes: '',
      installments: { enabled: false, numberOfInstallments: 1 },
      exchangeRate: { useDefault: true },
    });
    expect(readExpiryDays(formOf(filled))).toEqual({ expiryDays: 7, issues: [] });
  });

  test.each([
    ['both', ['EUR', 'AED'], 'EUR'],
    ['EUR', ['EUR'], 'EUR'],
    ['AED', ['AED'], 'AED'],
  ])('the currency %s allows %j and begins with %s', (currency, allowed, first) => {
    expect(readCase(formOf({ ...filled, currency })).input.currency).toEqual({ allowed, default: first });
  });

  test('only the amounts of the chosen type count, whatever stands in the others', () => {
    const all = { ...filled, 'amount.fixed': 'x', 'amount.min': '10', 'amount.max': '20.25' };
    expect(readCase(formOf({ ...all, paymentType: 'range' }))).toMatchObject({
      input: { amount: { min: 10, max: 20.25 } },
      issues: [],
    });
    expect(readCase(formOf({ ...all, paymentType: 'open' }))).toMatchObject({
      input: { amount: {} },
      issues: [],
    });
  });

  test('installments and a custom rate are read where they are asked for', () => {
    const asked = { ...filled, installments: 'on', numberOfInstallments: '3', customRate: '4.25' };
    expect(readCase(formOf(asked)).input).toMatchObject({
      installments: { enabled: true, numberOfInstallments: 3 },
      exchangeRate: { useDefault: false, customRate: 4.25 },
    });
  });

  test('attendees come from the rows, from the one being entered and from what was pasted', () => {
    const { input, attendeeFields } = readCase(
      formOf({
        ...filled,
        'attendees.4.name': 'Row',
        'attendees.4.email': 'row@example.com',
        'attendees.4.phone': '',
        'attendees.7.name': '',
        'attendees.7.email': ' ',
        'attendees.7.phone': '',
        'newAttendee.name': 'New',
        'newAttendee.email': 'new@example.com',
        pastedAttendees: 'Pasted\tpasted@example.com\t050 1234567',
      }),
    );
    expect(input.attendees?.map(({ name }) => name)).toEqual(['Row', 'New', 'Pasted']);
    expect(attendeeFields).toEqual(['attendees.4', 'newAttendee', 'pastedAttendees']);
  });

  test('courses come from the list and from the one being chosen', () => {
    const linked = { ...filled, 'linkedCourses.2': 'a', newCourse: 'b' };
    expect(readCase(formOf(linked)).input.linkedCourses).toEqual([{ courseId: 'a' }, { courseId: 'b' }]);
    expect(readCase(formOf({ ...filled, newCourse: '' })).input.linkedCourses).toEqual([]);
  });

  test('a case in the form reads back as the case it was', () => {
    const { input, issues } = readCase(formOf(enteredOf(sampleDetail)));
    expect(issues).toEqual([]);
    expect(input).toMatchObject({
      title: sampleDetail.title,
      currency: { allowed: sampleDetail.currency.allowed },
      amount: { min: sampleDetail.amount.min, max: sampleDetail.amount.max },
      payer: sampleDetail.payer,
      attendees: sampleDetail.attendees,
      linkedCourses: sampleDetail.linkedCourses.map(({ courseId }) => ({ courseId })),
      installments: sampleDetail.installments,
      exchangeRate: { useDefault: false, customRate: 4.25 },
    });
  });
});

describe('what the form cannot mean', () => {
  const issueOf = (changes: Entered, field: string) =>
    readCase(formOf({ ...filled, ...changes })).issues.find((issue) => issue.field === field)?.message;

  test.each([
    ['', 'Amount is required'],
    ['0', 'Amount must be greater than 0'],
    ['12,50', 'Amount must be a number with at most 2 decimals'],
    ['-5', 'Amount must be a number with at most 2 decimals'],
    ['1e309', 'Amount must be a number with at most 2 decimals'],
    ['NaN', 'Amount must be a number with at most 2 decimals'],
    ['1.005', 'Amount must be a number with at most 2 decimals'],
  ])('an amount of “%s” is refused', (amount, message) => {
    expect(issueOf({ 'amount.fixed': amount }, 'amount.fixed')).toBe(message);
  });

  test('a range has two ends in their order', () => {
    expect(issueOf({ paymentType: 'range' }, 'amount.min')).toBe('Minimum amount is required');
    expect(issueOf({ paymentType: 'range' }, 'amount.max')).toBe('Maximum amount is required');
    const upsideDown = { paymentType: 'range', 'amount.min': '20', 'amount.max': '10' };
    expect(issueOf(upsideDown, 'amount.max')).toBe('Maximum amount cannot be below the minimum');
  });

  test('an unknown type or currency is none', () => {
    expect(issueOf({ paymentType: 'gift' }, 'paymentType')).toBe('Payment type is required');
    expect(issueOf({ currency: 'USD' }, 'currency')).toBe('Currency is required');
  });

  test('one installment is none, and a rate is a plausible number', () => {
    expect(issueOf({ installments: 'on', numberOfInstallments: '1' }, 'numberOfInstallments')).toBe(
      'Number of installments must be at least 2',
    );
    expect(issueOf({ customRate: '0' }, 'customRate')).toBe('Custom rate must be between 0.1 and 100');
    expect(issueOf({ customRate: 'x' }, 'customRate')).toBe(
      'Custom rate must be a number with at most 6 decimals',
    );
  });

  test('without days there is no end', () => {
    const { issues } = readExpiryDays(formOf({ ...filled, expiryDays: '' }));
    expect(issues).toEqual([{ field: 'expiryDays', message: 'Link expiry days is required' }]);
  });

  test('ten thousand pasted attendees are told with their number', () => {
    const lines = Array.from({ length: 10_000 }, (_, i) => `P${i},p${i}@example.com`);
    expect(issueOf({ pastedAttendees: lines.join('\n') }, 'attendees')).toBe(
      '10,000 attendees are named; at most 200 can be',
    );
  });

  test('a pasted line that is no attendee is not dropped in silence', () => {
    expect(issueOf({ pastedAttendees: 'Ada,ada@example.com\nNobody\nNone' }, 'pastedAttendees')).toBe(
      '2 of the pasted lines were not understood: line 2 has no email',
    );
  });
});

describe('what is sent and told', () => {
  const refusal = (issues: { field: string; message: string }[]) =>
    ({ call: async () => ({ success: false, status: 400, message: '', issues }) }) as unknown as Api;
  const never = { call: () => Promise.reject(new Error('sent')) } as unknown as Api;

  test('everything that is missing is told at once, in the form’s order, also where a number cannot be read', async () => {
    const answer = await createFrom(formOf({ ...blankCase, expiryDays: '' }), never);
    expect(answer).toMatchObject({
      success: false,
      issues: [
        { field: 'title', message: 'Title is required' },
        { field: 'amount.fixed', message: 'Amount is required' },
        { field: 'expiryDays', message: 'Link expiry days is required' },
        { field: 'payerName', message: 'Payer name is required' },
        { field: 'payerEmail', message: 'Email is required' },
      ],
    });
  });

  test('the server’s words stand at the fields of the form', async () => {
    const entered = {
      ...filled,
      'attendees.4.name': 'Row',
      'attendees.4.email': 'row@',
      pastedAttendees: 'Pasted,pasted@example.com,no number',
      newCourse: 'gone',
    };
    const api = refusal([
      { field: 'internalNotes', message: 'too long' },
      { field: 'linkedCourses.0.courseId', message: 'Course not found' },
      { field: 'attendees.1.phone', message: 'Please enter a valid phone number' },
      { field: 'attendees.0.email', message: 'Invalid email format' },
      { field: 'payer.email', message: 'Invalid email format' },
      { field: 'exchangeRate.customRate', message: 'Custom rate is required' },
    ]);
    expect(await createFrom(formOf(entered), api)).toMatchObject({
      issues: [
        { field: 'customRate' },
        { field: 'payerEmail' },
        { field: 'attendees.4.email' },
        { field: 'pastedAttendees', message: 'Pasted: Please enter a valid phone number' },
        { field: 'newCourse' },
        { field: 'notes' },
      ],
    });
  });

  test('a draft is kept back, and a change says which version it was made of', async () => {
    const sent: unknown[] = [];
    const api = {
      call: async (name: string, input: unknown, options: unknown) => {
        sent.push([name, input, options]);
        return { success: true };
      },
    } as unknown as Api;
    await createFrom(formOf({ ...filled, saveAsDraft: 'on', idempotencyKey: 'k' }), api);
    await updateFrom(formOf({ ...filled, version: '3' }), api, 'id-1');
    expect(sent).toMatchObject([
      ['createPaymentCase', { expiryDays: 7, saveAsDraft: true }, { idempotencyKey: 'k' }],
      ['updatePaymentCase', { id: 'id-1', version: 3 }, undefined],
    ]);
  });
});
