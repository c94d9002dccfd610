import { expect, test } from 'vitest';
import type { Letter } from '#emails/letter.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { given, givenEach } from '#server/testing/given.ts';
import { expectWhole } from '#server/testing/letter-check.ts';
import { addLicence } from '#server/testing/people/add-licence.ts';
import { createLicenceMails } from '#server/testing/people/licence-mails-world.ts';
import { addUser } from '#server/testing/test-world.ts';
import { licenceDecided } from './licence-decided.ts';
import { licenceEnded } from './licence-ended.ts';
import { licenceEnding } from './licence-ending.ts';

const database = given(freshDatabase);
const world = givenEach(() => createLicenceMails(database.db));

const LAST_DAY = '2027-06-30';
const ENDING = 'Your license is good until 30 June 2027';
const ENDED = 'Your license has ended';

const lookOn = async (...days: string[]) => {
  for (const day of days) {
    world.now = new Date(`${day}T08:00:00Z`);
    await world.happened('tell-of-ending-licences', {});
  }
};
const withLicence = async (said: Parameters<typeof addLicence>[2] = {}) => {
  const person = await addUser(database.db);
  await addLicence(database.db, person, { state: 'accepted', expiresOn: LAST_DAY, ...said });
  return person;
};

test('a month before a licence ends its person is told once, and once more when it has ended', async () => {
  const person = await withLicence({ number: 'COM-2830' });
  await lookOn('2027-05-30');
  expect(world.subjectsTo(person.email)).toEqual([]);
  await lookOn('2027-05-31', '2027-06-01', '2027-06-30');
  expect(world.subjectsTo(person.email)).toEqual([ENDING]);
  await lookOn('2027-07-01', '2027-07-02', '2027-07-20');
  expect(world.subjectsTo(person.email)).toEqual([ENDING, ENDED]);
  const [ending, ended] = world.sent.filter(({ to }) => to === person.email).map(({ text }) => text);
  for (const words of ['COM-2830', 'hand in a renewed license', '/profile/licence'])
    expect(ending?.toLowerCase()).toContain(words.toLowerCase());
  expect(ended).toContain('cannot be booked with it any more');
});

test('the day is that of the academy, and what was missed while it stood still is told after', async () => {
  const person = await withLicence();
  world.now = new Date('2027-05-30T19:59:00Z');
  await world.happened('tell-of-ending-licences', {});
  expect(world.subjectsTo(person.email)).toEqual([]);
  world.now = new Date('2027-05-30T20:01:00Z');
  await world.happened('tell-of-ending-licences', {});
  expect(world.subjectsTo(person.email)).toEqual([ENDING]);
  const late = await withLicence();
  await lookOn('2027-06-06', '2027-07-07');
  expect(world.subjectsTo(late.email)).toEqual([ENDING, ENDED]);
});

test.each([
  ['was not accepted', { state: 'refused', reason: 'Unreadable' }],
  ['waits to be looked at', { state: 'awaiting' }],
  ['never ends', { expiresOn: null }],
] as const)('nothing is told of one that %s', async (...[, said]) => {
  const person = await withLicence(said);
  await lookOn('2027-05-31', '2027-07-01');
  expect(world.subjectsTo(person.email)).toEqual([]);
});

test('nothing is told of one that was renewed; a renewal that is looked at is named once it has ended', async () => {
  const [renewed, waiting] = [await withLicence(), await withLicence()];
  await addLicence(database.db, renewed, { state: 'accepted', expiresOn: '2029-06-30' });
  await addLicence(database.db, waiting, { expiresOn: '2029-06-30' });
  await lookOn('2027-05-31');
  expect(world.subjectsTo(waiting.email)).toEqual([]);
  await lookOn('2027-07-01');
  expect(world.subjectsTo(waiting.email)).toEqual([ENDED]);
  expect(world.sent.find(({ to }) => to === waiting.email)?.text).toContain('You have handed in another');
  expect(world.subjectsTo(renewed.email)).toEqual([]);
});

const facts = { name: 'Ada', profession: 'Dermatologist', number: 'D-4711', lastDay: '30 June 2027' };
const href = 'https://academy.example/profile/licence';
const decided = { name: 'Ada', profession: 'Dermatologist', reason: '', href };
const LETTERS: [string, Letter][] = [
  ['of an acceptance', licenceDecided.write({ ...decided, isAccepted: true })],
  ['of a refusal', licenceDecided.write({ ...decided, isAccepted: false, reason: 'It cannot be read.' })],
  ['before an end', licenceEnding.write({ ...facts, href, isLookedAt: false })],
  ['of an end', licenceEnded.write({ ...facts, href, isLookedAt: false })],
  [
    'of an end while another is looked at',
    licenceEnded.write({ ...facts, href, number: '', isLookedAt: true }),
  ],
];

test.each(LETTERS)('the letter %s is whole', (...[, letter]) => expectWhole(letter));
