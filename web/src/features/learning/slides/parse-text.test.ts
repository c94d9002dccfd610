import { expect, test } from 'vitest';
import { parseText, strongParts } from './parse-text.ts';

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

test('every second part of a sentence is strong', () => {
  expect(strongParts('Draw **4 U**, no more')).toEqual(['Draw ', '4 U', ', no more']);
});
