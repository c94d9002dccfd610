import { deflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { adminLicenceEndpoints as office } from '#contracts/licences/admin-licences.ts';
import { licenceEndpoints as own } from '#contracts/licences/licences.ts';
import type { User } from '#server/modules/identity/index.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { pdf, picture } from '#server/testing/sample-files.ts';
import { addUser } from '#server/testing/test-world.ts';
import { type Sent, startMediaWorld } from '#server/testing/worlds/media-world.ts';
import { licenceBindings } from './licences.routes.ts';

const database = given(freshDatabase);
const world = given(() => startMediaWorld(database.db, { bindings: licenceBindings }));

const FACTS = {
  profession: 'Dermatologist',
  number: 'D-4711',
  body: 'Dubai Health Authority',
  country: 'United Arab Emirates',
  expiresOn: '2099-12-31',
};
const upload = (by: User, sent: Sent = ['license.pdf', pdf()]) =>
  world.upload('/api/profile/licences/file', [sent], { by, field: 'file' });
const handIn = async (by: User, said: object = {}) => {
  const { files } = await upload(by);
  return world.call(own.handInLicence, { ...FACTS, file: files[0] ?? '', ...said }, by);
};
const listOf = async (by: User) =>
  own.getOwnLicences.response.parse((await world.call(own.getOwnLicences, {}, by)).answer).licences;
const packed = (text: string): Buffer => {
  const body = deflateSync(Buffer.from(text));
  return Buffer.concat([
    Buffer.from(`%PDF-1.5\n1 0 obj<</Type/Obj#53tm/Filter/FlateDecode/Length ${body.length}>>stream\n`),
    body,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
};

describe('handing in a licence', () => {
  test('is seen by its person and by staff, who open its document, and by nobody else', async () => {
    const person = await addUser(database.db);
    expect((await handIn(person)).status).toBe(200);
    const [licence] = await listOf(person);
    expect(licence).toMatchObject({ ...FACTS, state: 'awaiting', file: { name: 'license.pdf' } });
    const url = licence?.file?.url ?? '';
    const statuses = [person, world.staff, await addUser(database.db), null].map(
      async (by) => (await world.get(url, by)).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 404, 404]);
    const listed = await world.call(office.adminListLicences, { q: person.email }, world.staff);
    expect(listed.answer).toMatchObject({ licences: [{ email: person.email, state: 'awaiting' }] });
  });

  test('its PDF is framed in our pages for staff, and saved by its person; nothing in it runs', async () => {
    const person = await addUser(database.db);
    await handIn(person);
    const url = (await listOf(person))[0]?.file?.url ?? '';
    const headersFor = async (address: string, by: User) =>
      Object.fromEntries((await world.get(address, by)).headers);
    const always = {
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    };
    const saved = {
      ...always,
      'content-disposition': expect.stringMatching(/^attachment; .*license\.pdf/),
      'content-security-policy': "default-src 'none'; sandbox",
    };
    expect(await headersFor(`${url}?framed`, world.staff)).toMatchObject({
      ...always,
      'content-disposition': expect.stringMatching(/^inline; .*license\.pdf/),
      'content-security-policy':
        "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'",
    });
    for (const [address, by] of [
      [url, world.staff],
      [`${url}?framed=1`, world.staff],
      [`${url}?framed`, person],
    ] as const)
      expect(await headersFor(address, by)).toMatchObject(saved);
    const strangers = [await addUser(database.db), await addUser(database.db, { role: 'instructor' }), null];
    for (const by of strangers) expect((await world.get(`${url}?framed`, by)).status).toBe(404);
  });

  test('its picture is shown, and has no rights where it is opened alone', async () => {
    const person = await addUser(database.db);
    const { files } = await upload(person, ['license.png', await picture().png().toBuffer()]);
    await world.call(own.handInLicence, { ...FACTS, file: files[0] ?? '' }, person);
    const answer = await world.get(files[0] ?? '', world.staff);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    });
    expect(answer.headers.get('content-disposition')).toBeNull();
  });

  test('again while one waits takes its place', async () => {
    const person = await addUser(database.db);
    await handIn(person);
    await handIn(person, { number: 'D-4712' });
    expect((await listOf(person)).map(({ number }) => number)).toEqual(['D-4712']);
  });

  test('several at once leaves one that waits', async () => {
    const person = await addUser(database.db);
    const all = await Promise.all([1, 2, 3].map(() => handIn(person)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listOf(person)).toHaveLength(1);
  });

  test('leaves what was accepted as it is', async () => {
    const person = await addUser(database.db);
    await addLicence(database.db, person, { state: 'accepted' });
    await handIn(person);
    expect((await listOf(person)).map(({ state }) => state)).toEqual(['awaiting', 'accepted']);
  });

  test.each([
    ['profession', 'Magician'],
    ['number', ''],
    ['number', 'x'.repeat(61)],
    ['body', '\u0000'],
    ['country', 'Atlantis'],
    ['expiresOn', '2031-02-30'],
    ['expiresOn', '2020-01-01'],
    ['file', ''],
    ['file', '/files/documents/0123456789abcdef.pdf'],
  ])('refuses the %s %j', async (field, value) => {
    const person = await addUser(database.db);
    const { status, answer } = await handIn(person, { [field]: value });
    expect(status).toBe(400);
    expect(answer.issues).toMatchObject([{ field }]);
    expect(await listOf(person)).toEqual([]);
  });

  test('takes neither somebody else’s file nor one twice', async () => {
    const [person, other] = [await addUser(database.db), await addUser(database.db)];
    const { files } = await upload(other);
    const file = files[0] ?? '';
    const stolen = await world.call(own.handInLicence, { ...FACTS, file }, person);
    expect(stolen.answer.issues).toMatchObject([{ field: 'file' }]);
    await world.call(own.handInLicence, { ...FACTS, file }, other);
    const twice = await world.call(own.handInLicence, { ...FACTS, file }, other);
    expect(twice.status).toBe(400);
  });
});

describe('the document of a licence', () => {
  const script = '1 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj';
  const whole = (body: string) => Buffer.from(`%PDF-1.4\n${body}\ntrailer<</Root 1 0 R>>\n%%EOF\n`);

  test.each<[string, Sent, RegExp]>([
    ['of 50 MB', ['big.pdf', Buffer.concat([pdf(), Buffer.alloc(50 * 1024 * 1024)])], /larger than 10 MB/],
    ['with a script', ['a.pdf', whole(script)], /contains a script/],
    [
      'with a script in other letters',
      ['a.pdf', whole('1 0 obj<</S/J#61vaScript>>endobj')],
      /contains a script/,
    ],
    ['with a script in a packed part', ['a.pdf', packed(script)], /contains a script/],
    ['that starts a program', ['a.pdf', whole('1 0 obj<</S /Launch /F (x)>>endobj')], /contains a script/],
    ['that is protected', ['a.pdf', whole('1 0 obj<</Encrypt 2 0 R>>endobj')], /protected/],
    ['that is a page', ['a.pdf', whole('<script>alert(1)</script>')], /web page/],
    ['that is a drawing', ['a.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')], /must be PDF/],
    ['that is no picture', ['a.png', Buffer.from('<html>')], /not a real PNG/],
    ['that is a letter', ['a.docx', Buffer.from('PK')], /must be PDF/],
  ])('%s is refused, and nothing of it is left', async (...[, sent, message]) => {
    const person = await addUser(database.db);
    const before = await world.left();
    expect(await upload(person, sent)).toMatchObject({ success: false, message });
    expect(await world.left()).toEqual(before);
  });

  test('is taken from who is signed in', async () => {
    expect(
      (await world.upload('/api/profile/licences/file', [['a.pdf', pdf()]], { by: null, field: 'file' }))
        .status,
    ).toBe(401);
  });
});

test('what waits is shown the longest waiting first, what was decided the newest first', async () => {
  const people = [];
  for (const number of ['Q-1', 'Q-2', 'Q-3'])
    people.push(await addLicence(database.db, await addUser(database.db), { number }));
  const read = async (state: 'awaiting' | 'all') => {
    const { answer } = await world.call(office.adminListLicences, { state, q: 'Q-' }, world.staff);
    return office.adminListLicences.response.parse(answer).licences.map(({ number }) => number);
  };
  expect(await read('awaiting')).toEqual(['Q-1', 'Q-2', 'Q-3']);
  expect(await read('all')).toEqual(['Q-3', 'Q-2', 'Q-1']);
});

test('what waits is found by who has handed it in and by its number, whatever is between, and counted', async () => {
  const person = await addUser(database.db, { firstName: 'Zoë', lastName: 'Quince' });
  await addLicence(database.db, person, { number: 'RPPS 10100/55' });
  const find = async (q: string) => {
    const { answer } = await world.call(office.adminListLicences, { q }, world.staff);
    return office.adminListLicences.response.parse(answer).licences.map(({ name }) => name);
  };
  for (const q of ['zoe', 'ZOË quince', 'rpps', 'quince 10100/55', '100/55'])
    expect({ q, found: await find(q) }).toEqual({ q, found: ['Zoë Quince'] });
  for (const q of ['zoe byron', 'rpps 2%', '_oe'])
    expect({ q, found: await find(q) }).toEqual({ q, found: [] });
  const count = async () =>
    (await world.call(office.countAwaitingLicences, {}, world.staff)).answer.count as number;
  const before = await count();
  await addLicence(database.db, await addUser(database.db));
  await addLicence(database.db, await addUser(database.db), { state: 'accepted' });
  expect(await count()).toBe(before + 1);
  expect((await world.call(office.countAwaitingLicences, {}, person)).status).toBe(403);
});
