import { expect, test } from 'vitest';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import type { Api } from '#contracts/api.ts';
import type { PageFacts } from '#contracts/page.ts';
import { sampleCase } from '#web/testing/sample-case.ts';
import { actOnCases, loadCases } from './payment-cases.server.ts';

type Role = SessionUser['role'];

const refusal = (status: number) => ({ success: false, status, message: 'No', code: 'internal' });
const answers = {
  listPaymentCases: { success: true, paymentCases: [sampleCase], nextCursor: null },
  getPaymentCaseFigures: { success: true, figures: { total: 1 } },
  getPaymentCase: { success: true, paymentCase: sampleCase },
};

/** The page at an address, asked for by somebody of this role; `changes` are what single calls answer. */
function pageAt(
  path: string,
  { role = 'admin', changes = {} }: { role?: Role | null; changes?: object } = {},
) {
  const asked: unknown[][] = [];
  const all: Record<string, unknown> = {
    authCheck: { success: true, user: role && { role } },
    ...answers,
    ...changes,
  };
  const call = async (...parts: [string, ...unknown[]]) => {
    asked.push(parts);
    return all[parts[0]];
  };
  const personal = { call } as Api;
  const context = { get: () => ({ personal }) as PageFacts };
  const url = `http://localhost${path}`;
  return {
    asked,
    load: () => loadCases({ request: new Request(url), context }),
    send(entries: Record<string, string>) {
      const body = new URLSearchParams(entries);
      return actOnCases({ request: new Request(url, { method: 'POST', body }), context });
    },
  };
}

const PATH = '/admin/general-payment';
const placeOf = (answer: unknown) => (answer as Response).headers.get('location');
const thrown = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('nothing was thrown'),
    (error) => error,
  );

test('the list is asked for as the address says, and the open case with it', async () => {
  const page = pageAt(`${PATH}?status=expired&q=Rana&cursor=c&case=1`);
  const { list, opened, acts } = await page.load();
  expect(page.asked).toContainEqual(['listPaymentCases', { status: 'expired', q: 'Rana', cursor: 'c' }]);
  expect(page.asked).toContainEqual(['getPaymentCase', { id: '1' }]);
  expect(list?.cases).toHaveLength(1);
  expect(opened?.caseId).toBe(sampleCase.caseId);
  expect(acts).toContain('mark-paid');
});

test('who is not of the staff is led to their own dashboard, who is signed out to the login', async () => {
  for (const role of ['learner', 'instructor'] as const)
    expect(placeOf(await thrown(pageAt(PATH, { role }).load()))).toBe('/dashboard');
  expect(placeOf(await thrown(pageAt(PATH, { role: null }).load()))).toMatch(/^\/login\?next=/);
});

test.each([
  [401, /^\/login\?next=/],
  [403, /^\/dashboard$/],
])('a list that is refused with %i leads away', async (status, place) => {
  const page = pageAt(PATH, { changes: { listPaymentCases: refusal(status) } });
  expect(placeOf(await thrown(page.load()))).toMatch(place);
});

test('a list that cannot be had leaves the page standing', async () => {
  const page = pageAt(PATH, { changes: { listPaymentCases: refusal(500) } });
  expect((await page.load()).list).toBeNull();
});

test('a case that is not there is none', async () => {
  const page = pageAt(`${PATH}?case=1`, { changes: { getPaymentCase: refusal(404) } });
  expect((await page.load()).opened).toBeNull();
});

test('an act on a card leads back to the same list, one in the detail to the detail', async () => {
  const changes = {
    resendPaymentLink: { success: true },
    markPaymentCasePaid: { success: true, paymentCase: sampleCase },
  };
  const card = pageAt(`${PATH}?status=active`, { changes });
  expect(placeOf(await card.send({ _action: 'resend 1' }))).toBe(`${PATH}?status=active&done=resend`);
  const detail = pageAt(`${PATH}?case=1&do=mark-paid`, { changes });
  const paid = { _action: 'mark-paid 1', amount: '10' };
  // What is left open is told as it is.
  expect(placeOf(await detail.send(paid))).toBe(`${PATH}?case=1&done=recorded`);
});

test('what is deleted does not stay open', async () => {
  const page = pageAt(`${PATH}?q=Rana&case=1&do=delete`, {
    changes: { deletePaymentCase: { success: true } },
  });
  const answer = await page.send({ _action: 'delete 1' });
  expect(placeOf(answer)).toBe(`${PATH}?q=Rana&done=delete`);
  expect(page.asked).toContainEqual(['deletePaymentCase', { id: '1' }]);
});

test('a refused act keeps what was entered, but no password', async () => {
  const page = pageAt(`${PATH}?case=1&do=refund`, { changes: { refundPaymentCase: refusal(422) } });
  const answer = await page.send({ _action: 'refund 1', amount: '10', reason: 'Ill', password: 'secret' });
  expect(answer).toMatchObject({
    data: { intent: 'refund 1', failure: { message: 'No', values: { amount: '10', reason: 'Ill' } } },
    init: { status: 422 },
  });
  expect(JSON.stringify(answer)).not.toContain('secret');
});

test('a copied link and what became of several cases are answered in place', async () => {
  const fullUrl = 'https://academy.example/payment/general/abc';
  const results = [{ _id: '1', caseId: 'PC-1', done: true, message: 'Sent again' }];
  const changes = {
    copyPaymentLink: { success: true, fullUrl },
    bulkPaymentCases: { success: true, results },
  };
  const page = pageAt(PATH, { changes });
  expect(await page.send({ _action: 'copy 1' })).toEqual({ copied: { _id: '1', fullUrl } });
  expect(await page.send({ _action: 'batch', batch: 'resend', ids: '1' })).toEqual({ batch: results });
  expect(page.asked).toContainEqual([
    'bulkPaymentCases',
    { ids: ['1'], action: 'resend' },
    expect.anything(),
  ]);
});

test('what is wrong with several stands at its own field', async () => {
  const issues = [{ field: 'reason', message: 'Reason is required' }];
  const page = pageAt(PATH, { changes: { bulkPaymentCases: { ...refusal(400), issues } } });
  const answer = await page.send({ _action: 'batch', batch: 'cancel', ids: '1' });
  expect(answer).toMatchObject({ data: { failure: { issues: [{ field: 'batchReason' }] } } });
});
