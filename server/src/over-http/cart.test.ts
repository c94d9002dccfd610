import { expect, test } from 'vitest';
import { insertSession } from '../modules/identity/sessions/sessions.repository.ts';
import { transact } from '../platform/db/database.ts';
import { secretToken } from '../platform/ids.ts';
import { freshDatabase } from '../testing/database.ts';
import { given } from '../testing/given.ts';
import { createTestApp } from '../testing/test-app.ts';
import { addCourse, addSelfPaced, addUser } from '../testing/test-world.ts';

const database = given(freshDatabase);
const app = given(() => createTestApp(database.db));

/** Somebody with one course of each kind in the cart. */
const buyer = async () => {
  const { id } = await addUser(database.db);
  const token = secretToken();
  await transact(database.db, (tx) => insertSession(tx, { userId: id, token }));
  const post = (url: string, payload: object) =>
    app.server.inject({ method: 'POST', url, headers: { cookie: `session=${token}` }, payload });
  for (const { slug } of [
    await addCourse(database.db),
    await addSelfPaced(database.db, { priceEur: 20_000 }),
  ])
    expect((await post('/api/cart', { courseId: slug })).statusCode).toBe(200);
  return { post };
};

/** A browser's form of several parts, objects as JSON. */
const parts = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

test('a form of several parts is answered with a page that leads to the card page, by itself and by a link', async () => {
  const { post } = await buyer();
  const bill = {
    firstName: 'Amira',
    lastName: 'Farouk',
    email: 'amira@clinic.example',
    phoneNumber: '+971 50 555 0148',
    address: 'Al Wasl Road 1240',
    city: 'Dubai',
    country: 'United Arab Emirates',
  };
  const fields = { agreeTerms: 'on', orderNotes: 'PO 4711', billingInfo: JSON.stringify(bill) };
  const { statusCode, headers, body } = await post('/payment/initiate', parts(fields));
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const [, way] = /http-equiv="refresh" content="0;url=([^"]+)"/.exec(body) ?? [];
  expect(way).toContain('https://');
  expect(body).toContain(`<a href="${way}">`);
  const asJson = await post('/payment/initiate', { agreeTerms: true });
  expect(asJson.json()).toMatchObject({ success: true, redirectUrl: way?.replaceAll('&amp;', '&') });
});

test('a form that is refused goes back to the cart with the reason, and one with a file is not read', async () => {
  const { post } = await buyer();
  const refused = await post('/payment/initiate', parts({ orderNotes: 'no terms' }));
  expect([refused.statusCode, refused.headers.location]).toEqual([303, '/checkout?problem=invalid-input']);
  const withFile = parts({ agreeTerms: 'on' });
  withFile.append('file', new Blob(['x']), 'x.txt');
  expect((await post('/payment/initiate', withFile)).statusCode).toBe(413);
  expect((await post('/complete-registration', parts({ agreeTerms: 'on' }))).statusCode).toBe(415);
});

test('a body that only says that it has parts is refused as unreadable', async () => {
  const { statusCode, json } = await app.server.inject({
    method: 'POST',
    url: '/payment/initiate',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '"x"',
  });
  expect([statusCode, json().code]).toEqual([400, 'malformed-body']);
});
