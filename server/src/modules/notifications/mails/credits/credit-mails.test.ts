import { expect, test } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { given } from '#server/testing/given.ts';
import { addCourse } from '#server/testing/test-world.ts';
import { createCreditsWorld } from '#server/testing/worlds/credits-world.ts';

const database = given(freshDatabase);
const world = given(() => createCreditsWorld(database.db));

const letterTo = (email: string, subject: string) => {
  const [letter, ...more] = world.post.sent.filter(
    (one) => one.to === email && one.subject.startsWith(subject),
  );
  expect(more).toEqual([]);
  return letter?.text ?? '';
};

test('who is given a credit gets a letter with its paper, its last day and how to use it', async () => {
  const { person, noteId } = await world.withCredit(40_000);
  await world.workOff();
  const text = letterTo(person.email, 'Your credit note: €400.00');
  expect(text).toMatch(/CN-\d{4}-\d{6}/);
  expect(text).toContain(`/api/credits/${noteId}/paper`);
  expect(text).toContain('through 1 March 2028');
});

test('a month before a credit ends its person is told once what is left; not where nothing is', async () => {
  const { person } = await world.withCredit(40_000, '2027-06-30');
  const spent = await world.withCredit(30_000, '2027-06-30');
  await world.press(spent.person, await addCourse(database.db, { priceEur: 30_000 }), { useCredit: true });
  const now = world.post.now;
  for (const day of ['2027-05-30', '2027-06-01', '2027-06-20']) {
    world.post.now = new Date(`${day}T08:00:00Z`);
    await world.runJob('remind-of-credits');
    await world.workOff();
    if (day === '2027-05-30') expect(world.mailsTo(person, 'Your credit note ends')).toEqual([]);
  }
  world.post.now = now;
  expect(letterTo(person.email, 'Your credit note ends on 30 June 2027')).toContain('€400.00');
  expect(world.mailsTo(spent.person, 'Your credit note ends')).toEqual([]);
});

test('what was paid says money and credit, and what comes back says so too', async () => {
  const { person } = await world.withCredit(40_000);
  const course = await addCourse(database.db, { priceEur: 100_000 });
  const { answer } = await world.press(person, course, { useCredit: true });
  world.payOnPage(answer);
  await world.check(person, answer.reference);
  await world.workOff();
  const said = '€600.00 (AED 2,598.00) and €400.00 by credit note';
  expect(letterTo(person.email, `Your place is confirmed: ${course.title}`)).toContain(said);
  await world.cancel(course);
  await world.workOff();
  expect(letterTo(person.email, 'Back on your credit note: €400.00')).toContain(String(answer.reference));
});
