import type { RuleFinding } from '#contracts/certificates/certificates.ts';
import { eurText } from '#web/lib/format.ts';

const DECIDED = {
  open: 'Not decided yet',
  waiting: 'Waits to be looked at',
  passed: 'Passed',
  failed: 'Not passed',
};
const VIDEO = {
  open: 'Not handed in yet',
  waiting: 'Handed in, waits to be looked at',
  passed: 'Accepted',
  failed: 'Given back: please hand in another',
};

const ofTest = ({ reached, needed, subject }: RuleFinding) => ({
  title: subject === '' ? 'Test passed' : `${subject} passed`,
  known: reached === null ? `Not taken yet, ${needed}% needed` : `${reached}% reached, ${needed}% needed`,
});

/** What a rule asks for, and what is known of it. */
export const ruleWords = (finding: RuleFinding): { title: string; known: string } => {
  const { rule, isMet, reached, needed, state } = finding;
  switch (rule) {
    case 'ended':
      return { title: 'The course is over', known: isMet ? 'It is' : 'Its last day is still to come' };
    case 'attendance':
      return {
        title: `Present for ${needed}% of the time`,
        known: reached === null ? 'Nothing was noted yet' : `${reached}% noted`,
      };
    case 'slides':
      return { title: 'Every slide completed', known: `${reached ?? 0}% completed` };
    case 'test':
      return ofTest(finding);
    case 'practical':
      return { title: 'Practical part passed', known: DECIDED[state] };
    case 'exam':
      return { title: 'Exam passed', known: DECIDED[state] };
    case 'video':
      return { title: 'Film of a procedure accepted', known: VIDEO[state] };
    case 'payment':
      return { title: 'Paid in full', known: isMet ? 'It is' : `${eurText(reached ?? 0)} still to pay` };
    case 'name':
      return { title: 'A name that can be printed', known: `Letters that cannot be: ${finding.subject}` };
  }
};

const SETTLE: Readonly<Partial<Record<RuleFinding['rule'], string>>> = {
  slides: 'Continue learning',
  test: 'Go to the test',
  payment: 'See the order',
  video: 'Hand in a film',
  name: 'Change the name',
};

/** The word on the button that leads to where it is settled. */
export const settleWords = ({ rule, state }: RuleFinding): string =>
  rule === 'video' && state === 'waiting' ? 'See your film' : (SETTLE[rule] ?? 'Settle it');
