import { expect, test } from 'vitest';
import { parseText, partsOfLine } from './parse-text.ts';

test('a slide’s text has paragraphs and lists', () => {
  expect(parseText('The vial\nholds units.\n\n- one\n- two\n  goes on\n\n1. first\n2) second')).toEqual([
    { kind: 'paragraph', text: 'The vial holds units.' },
    { kind: 'bullets', items: ['one', 'two goes on'] },
    { kind: 'numbers', items: ['first', 'second'] },
  ]);
});

test('a list may follow its introduction at once', () => {
  expect(parseText('Three signs:\n- pain\n- pallor')).toEqual([
    { kind: 'paragraph', text: 'Three signs:' },
    { kind: 'bullets', items: ['pain', 'pallor'] },
  ]);
});

test('a figure that begins a line is no list', () => {
  expect(parseText('2.5 ml of saline')).toEqual([{ kind: 'paragraph', text: '2.5 ml of saline' }]);
});

test('no text is no paragraph', () => {
  expect(parseText(' \n\n ')).toEqual([]);
});

test('words of a line are strong or emphasised, and a lone star is a star', () => {
  expect(partsOfLine('Draw **4 U**, *no more* than 2 * 2')).toEqual([
    { at: 0, look: 'plain', text: 'Draw ' },
    { at: 5, look: 'strong', text: '4 U' },
    { at: 12, look: 'plain', text: ', ' },
    { at: 14, look: 'em', text: 'no more' },
    { at: 23, look: 'plain', text: ' than 2 * 2' },
  ]);
});
