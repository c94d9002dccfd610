import { expect, test } from 'vitest';
import type { Api } from '#contracts/api.ts';
import { ENQUIRY_STATUSES } from '#contracts/enquiries/enquiry-options.ts';
import { findEnquiryAct, offeredStatuses, performEnquiryAct } from './enquiry-acts.ts';

const formWith = (entries: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(entries)) form.set(name, value);
  return form;
};

test('every status has a way out, and none leads to itself or back to new', () => {
  expect(Object.keys(offeredStatuses)).toEqual(Object.keys(ENQUIRY_STATUSES));
  for (const [from, offers] of Object.entries(offeredStatuses)) {
    expect(offers.length).toBeGreaterThan(0);
    const targets = offers.map(({ status }) => status);
    expect(targets).not.toContain(from);
    expect(targets).not.toContain('new');
  }
});

test('a reply goes out once under its key, and its issue stands at its own field', async () => {
  const asked: unknown[] = [];
  const refusal = {
    success: false,
    message: 'Reply is required',
    status: 400,
    issues: [{ field: 'text', message: 'Reply is required' }],
  };
  const call = async (...parts: unknown[]) => {
    asked.push(...parts);
    return refusal;
  };
  const api = { call } as unknown as Api;
  const form = formWith({ reply: ' ', note: 'kept', idempotencyKey: 'key-1' });
  const answer = await performEnquiryAct.reply({ api, enquiryId: 'e1', form });
  expect(asked).toEqual(['replyToEnquiry', { enquiryId: 'e1', text: ' ' }, { idempotencyKey: 'key-1' }]);
  expect(answer).toMatchObject({ issues: [{ field: 'reply', message: 'Reply is required' }] });
});

test('an act that nobody knows is none', () => {
  expect(findEnquiryAct('delete')).toBeNull();
  expect(findEnquiryAct('note')).toBe('note');
});
