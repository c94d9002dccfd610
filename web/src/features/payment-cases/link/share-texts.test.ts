import { expect, test } from 'vitest';
import { sampleDetail } from '#web/testing/sample-case-detail.ts';
import { chatMessage, mailHref, mailMessage, whatsappHref } from './share-texts.ts';

test('both messages say who is asked for what, how much, until when and where', () => {
  const { subject, text } = mailMessage(sampleDetail, 'Aurea');
  expect(subject).toBe('Payment request PC-4K7QX2MA: Private training day');
  for (const message of [text, chatMessage(sampleDetail, 'Aurea')]) {
    expect(message).toContain('Ada Byron');
    expect(message).toContain('Private training day');
    expect(message).toContain('€100.00 to €250.50');
    expect(message).toContain('10 March 2027, 23:59 (Dubai time)');
    expect(message).toContain('https://academy.example/payment/general/token');
  }
});

test('an open amount is the payer’s choice, and of a case paid in part the rest is asked for', () => {
  expect(chatMessage({ ...sampleDetail, paymentType: 'open' }, 'Aurea')).toContain(
    'an amount of your choice',
  );
  const partly = { ...sampleDetail, financial: { totalAmountDue: 200, totalAmountPaid: 60 } };
  expect(chatMessage(partly, 'Aurea')).toContain('the remaining €140.00');
});

test('a chat goes to a number that says its country, and what was typed into a case stays text', () => {
  expect(whatsappHref('+971 50 123 4567', 'a&b=c\nd')).toBe('https://wa.me/971501234567?text=a%26b%3Dc%0Ad');
  expect(whatsappHref('00971 50 1', 'x')).toBe('https://wa.me/971501?text=x');
  expect(whatsappHref('050 123 4567', 'x')).toBe('https://wa.me/?text=x');
  expect(mailHref('ada@example.com', { subject: 'A&B', text: 'one\ntwo' })).toBe(
    'mailto:ada%40example.com?subject=A%26B&body=one%0D%0Atwo',
  );
});
