import { expect, test } from 'vitest';
import { typedWords } from './words.ts';

test.each([
  ['Botox & filler', ['Botox', 'filler']],
  ['botox/filler, lips!', ['botox', 'filler', 'lips']],
  ['the art of lips and the chin', ['art', 'lips', 'chin']],
  ['INJ-101', ['INJ-101']],
  ['odd+tag@example.com', ['odd', 'tag@example.com']],
  ['Qur’ān البوتوكس', ['Qur’ān', 'البوتوكس']],
  ['  ', []],
])('of %j each telling word has to occur', (typed, words) => {
  expect(typedWords(typed)).toEqual(words);
});

test.each([
  ['the', ['the']],
  ['%', ['%']],
  ['💉 &', ['💉', '&']],
])('a search of nothing else is meant as it was typed: %j', (typed, words) => {
  expect(typedWords(typed)).toEqual(words);
});
