import { useEffect, useRef, useState } from 'react';
import {
  addedTo,
  type BankQuestion,
  blankQuestion,
  copyOf,
  putBack,
  withoutQuestion,
  withQuestion,
} from './bank.ts';
import type { BankActs } from './bank-question.tsx';
import { rowId } from './bank-question.tsx';
import type { TestDesk } from './test-desk.ts';

/** What was taken out last, and from where. */
interface Removed {
  question: BankQuestion;
  at: number;
}

/** What is done to the bank of a test. */
export function useBank(desk: TestDesk) {
  const [openId, setOpenId] = useState('');
  const [removed, setRemoved] = useState<Removed | null>(null);
  const arrived = useRef('');

  // The browser's focus goes where the new line is, once it is there.
  useEffect(() => {
    if (!arrived.current) return;
    document.getElementById(rowId(arrived.current))?.focus();
    arrived.current = '';
  });

  function add(question: BankQuestion, behind?: string) {
    desk.change(addedTo(desk.getState().test, question, behind));
    setOpenId(question.questionId);
    arrived.current = question.questionId;
  }

  const acts: BankActs = {
    change: (question) => desk.change(withQuestion(desk.getState().test, question)),
    duplicate: (question) => add(copyOf(question, question.slideId), question.questionId),
    remove: (question) => {
      const { test } = desk.getState();
      setRemoved({ question, at: test.questions.indexOf(question) });
      desk.change(withoutQuestion(test, question.questionId));
    },
    toggle: (questionId) => setOpenId((open) => (open === questionId ? '' : questionId)),
  };

  function undo() {
    if (!removed) return;
    desk.change(putBack(desk.getState().test, removed.question, removed.at));
    arrived.current = removed.question.questionId;
    setRemoved(null);
  }

  return { openId, removed, acts, undo, add, addBlank: (slideId: string) => add(blankQuestion(slideId)) };
}
