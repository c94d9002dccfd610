import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { draftTest } from '#contracts/course-builder/draft-slide.ts';
import type { Outline } from '#domain/course-builder/outline.ts';
import {
  addedTo,
  bankOf,
  blankQuestion,
  copyOf,
  drawOf,
  putBack,
  withDraw,
  withoutQuestion,
} from './bank.ts';

const section = (sectionId: string, ...slideIds: string[]) => ({ sectionId, title: sectionId, slideIds });
const OUTLINE: Outline = {
  modules: [
    {
      moduleId: 'm',
      title: 'M',
      description: '',
      icon: '',
      topics: [],
      sections: [section('product', 's-1', 's-2'), section('empty'), section('safety', 's-3')],
    },
  ],
};
const testOf = (...slideIds: string[]) =>
  draftTest.parse({
    testId: 'final',
    questions: slideIds.map((slideId, at) => ({ questionId: `q-${at}`, slideId })),
  });
const idsOf = ({ questions }: { questions: { questionId: string }[] }) =>
  questions.map(({ questionId }) => questionId);

describe('the bank', () => {
  test('stands by section in the order of the course, last what no slide teaches', () => {
    const bank = bankOf(testOf('s-3', '', 's-2', 'removed', 's-1'), OUTLINE);
    expect(bank.map((one) => [one.sectionId, idsOf(one)])).toEqual([
      ['product', ['q-2', 'q-4']],
      ['safety', ['q-0']],
      ['', ['q-1', 'q-3']],
    ]);
  });

  test('loses no question to its sections', () => {
    const slides = fc.array(fc.constantFrom('s-1', 's-2', 's-3', '', 'removed'));
    fc.assert(
      fc.property(slides, (slideIds) => {
        const bank = bankOf(testOf(...slideIds), OUTLINE);
        expect(bank.flatMap(idsOf).toSorted()).toEqual(idsOf(testOf(...slideIds)).toSorted());
      }),
    );
  });

  test('has again, at its place, what was removed', () => {
    const all = testOf('s-1', 's-2', 's-3');
    fc.assert(
      fc.property(fc.nat(2), (at) => {
        const question = all.questions[at];
        if (!question) throw new Error('there are three');
        const rest = withoutQuestion(all, question.questionId);
        expect(rest.questions).toHaveLength(2);
        expect(putBack(rest, question, at)).toEqual(all);
      }),
    );
  });

  test('takes a copy right behind the question, under another name', () => {
    const all = testOf('s-1', 's-2');
    const [first] = all.questions;
    if (!first) throw new Error('there are two');
    const copy = copyOf(first, 's-1');
    expect(idsOf(addedTo(all, copy, 'q-0'))).toEqual(['q-0', copy.questionId, 'q-1']);
    expect({ ...copy, questionId: 'q-0' }).toEqual(first);
    expect(copy.questionId).not.toBe('q-0');
  });

  test('takes new questions that the draft accepts', () => {
    const all = addedTo(testOf('s-1'), blankQuestion('s-2'));
    expect(draftTest.parse(all)).toEqual(all);
  });
});

test('a draw of a section stands once, and none asks all', () => {
  const drawn = withDraw(withDraw(testOf('s-1'), 'product', 2), 'product', 5);
  expect([drawn.draws, drawOf(drawn, 'product'), drawOf(drawn, 'safety')]).toEqual([
    [{ sectionId: 'product', questions: 5 }],
    5,
    null,
  ]);
  expect(withDraw(drawn, 'product', null).draws).toEqual([]);
});
