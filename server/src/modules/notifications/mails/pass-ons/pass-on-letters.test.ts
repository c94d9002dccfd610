import { expect, test } from 'vitest';
import type { Letter } from '#emails/letter.ts';
import { renderLetter } from '#emails/render-letter.tsx';
import { course, expectWhole, order, sender } from '#server/testing/letter-check.ts';
import { passOnAccepted } from './pass-on-accepted.ts';
import { passOnEnded } from './pass-on-ended.ts';
import { passOnEnding } from './pass-on-ending.ts';
import { passOnInvited } from './pass-on-invited.ts';
import { passOnToPay } from './pass-on-to-pay.ts';

const facts = {
  giver: 'Amira Farouk',
  colleague: { name: 'Hassan Idris', email: 'hassan@example.com' },
  reference: order.reference,
  orderUrl: order.orderUrl,
  contactEmail: sender.email,
  course,
  fee: { eur: 10_000, aed: 43_300 },
  until: '5 March 2027, 14:32 in Dubai',
  claimUrl: 'https://academy.example/claim/AUR-0123456789/secret',
  changeUrl: 'https://academy.example/orders/AUR-0123456789/lines/1/change?act=pass-on',
  isKept: true,
  hasOpenParts: true,
};

const ended = (state: string, changes: Partial<typeof facts> = {}) =>
  passOnEnded.write({ ...facts, state, ...changes });

const letters: [name: string, letter: Letter, says: string[]][] = [
  [
    'the invitation',
    passOnInvited.write(facts),
    [
      'Amira Farouk would like to give you their seat',
      '5 March 2027, 14:32 in Dubai',
      'nothing to pay',
      'decline',
    ],
  ],
  ['the reminder', passOnEnding.write(facts), ['have not answered yet', 'it stays with Amira Farouk']],
  ['to pay', passOnToPay.write(facts), ['€100.00 (AED 433.00)', 'hassan@example.com', '72 hours']],
  [
    'accepted',
    passOnAccepted.write(facts),
    ['takes part instead of you', 'out of your calendar', 'stays with you, on the days that were agreed'],
  ],
  ['declined', ended('declined'), ['Hassan Idris has declined', 'goes back to you', '€100.00 (AED 433.00)']],
  ['lapsed', ended('lapsed'), ['has not accepted your seat on the course below in time']],
  ['taken back', ended('taken-back'), ['was taken back. The seat stays yours.']],
  ['without a fee', ended('declined', { fee: { eur: 0, aed: 0 } }), ['nothing goes back']],
  ['without a seat', ended('taken-back', { isKept: false }), ['moved or called off', 'invitation has ended']],
];

test.each(letters)('%s says all it has to, as HTML and as text, with one action', async (_, letter, says) => {
  await expectWhole(letter);
  const { text } = await renderLetter(letter, sender);
  for (const words of says) expect(text.replace(/\s+/g, ' ')).toContain(words);
});
