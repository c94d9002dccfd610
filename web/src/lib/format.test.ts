import { expect, test } from 'vitest';
import {
  accessText,
  accessUntilText,
  aedDecimalText,
  dayCaption,
  dayCover,
  dayFigure,
  dotted,
  eurText,
  figureText,
  instantIn,
  monthOf,
  monthsText,
  positionInYear,
  sumTexts,
  timeFrom,
  weekdayOf,
} from './format.ts';

test('money is grouped and has two decimals, whichever way it traveled', () => {
  expect(eurText(145_000)).toBe('€1,450.00');
  expect(aedDecimalText(6278.5)).toBe('AED 6,278.50');
});

test('a large figure shows cents only where there are some', () => {
  expect(figureText('€1,450.00')).toBe('€1,450');
  expect(figureText('€362.50')).toBe('€362.50');
});

test('a figure of days says its months below, on a cover as elsewhere', () => {
  expect(dayFigure('2027-05-31', '2027-06-01')).toBe('31–01');
  expect(dayCaption('2027-05-31', '2027-06-01')).toBe('May – Jun 2027');
  expect(dayCover('2027-05-31', '2027-06-01')).toMatchObject({
    figure: '31–01',
    caption: 'May – Jun',
    captionEnd: '2027',
  });
  expect(monthOf('2027-04-09')).toBe('April');
});

test('the ruler of the year begins on 1 January and knows leap years', () => {
  expect(positionInYear('2027-01-01')).toBe(0);
  expect(positionInYear('2028-12-31')).toBe(99.73);
});

test('an instant is told on the clocks of the venue', () => {
  expect(instantIn('Asia/Dubai', '2027-03-10T19:59:00Z')).toBe('10 March 2027, 23:59');
  expect(instantIn('Europe/Vienna', '2027-03-09T23:00:00Z')).toBe('10 March 2027, 00:00');
});

test('a day knows its weekday, whatever the clocks of the reader', () => {
  expect(weekdayOf('2027-04-09')).toBe('Friday');
  expect(weekdayOf('2027-04-11')).toBe('Sunday');
  expect(weekdayOf('2027-04-12')).toBe('Monday');
});

test('short facts stand in one line, and the dot stays with what it follows', () => {
  expect(dotted('BPT-DXB-01', '', null, false, 'Dubai')).toBe('BPT-DXB-01\u00a0· Dubai');
});

test('whole years are told as years', () => {
  expect([6, 12, 18, 24].map(monthsText)).toEqual(['6 months', '1 year', '18 months', '2 years']);
});

test('access is for life, for a time or until a day', () => {
  expect([null, 12].map(accessText)).toEqual(['lifetime access', 'access for 1 year']);
  expect([null, '2027-05-23'].map(accessUntilText)).toEqual(['Lifetime access', 'Access until 23 May 2027']);
});

test('a sum stands in euro, with what is charged below; what has no price in euro stands as it came', () => {
  expect(sumTexts({ eur: 39_150, aed: 169_520 })).toEqual({ head: '€391.50', note: 'AED 1,695.20' });
  expect(sumTexts({ eur: 0, aed: 169_520 })).toEqual({ head: 'AED 1,695.20', note: null });
  expect(sumTexts({ eur: 0, aed: 0 }).head).toBe('€0.00');
});

test.each([
  ['2027-06-20T08:18:00Z', '12:18 today'],
  ['2027-06-20T21:18:00Z', '01:18 tomorrow'],
  ['2027-06-22T08:18:00Z', '12:18 on 22 June 2027'],
])('%s is told by the clocks of the venue as %s', (instant, told) => {
  expect(timeFrom('2027-06-20T06:00:00Z', { zone: 'Asia/Dubai', instant })).toBe(told);
});
