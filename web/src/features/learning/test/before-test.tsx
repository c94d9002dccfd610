import type { ReactNode } from 'react';
import type { TestFacts } from '#contracts/learning/sittings.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TestFrame } from './test-frame.tsx';
import type { TestHome } from './test-home.ts';
import { isWeighed, leftWords, neededOf, startWords, timeWords, toPassWords } from './test-words.ts';

interface BeforeTestProps {
  home: TestHome;
  test: TestFacts;
  failure: FormFailure | undefined;
  /** Why it cannot be begun yet. */
  closed?: ReactNode;
}

/** What awaits who has not begun. */
export function BeforeTest({ home, test, failure, closed }: BeforeTestProps) {
  return (
    <TestFrame
      home={home}
      aside={
        <KeyValue className="test-facts">
          <KeyValueRow term="To pass">{toPassWords(test)}</KeyValueRow>
          <KeyValueRow term="Attempts left">{leftWords(test)}</KeyValueRow>
          <KeyValueRow term="Time">{timeWords(test.minutes)}</KeyValueRow>
        </KeyValue>
      }
    >
      <h1 className="test-title" dir="auto">
        {test.title}
      </h1>
      <p className="test-lead num">
        {test.questions} {test.questions === 1 ? 'question' : 'questions'}. You need{' '}
        {isWeighed(test) ? toPassWords(test) : `${neededOf(test)} right`} to pass.
      </p>
      <p className="test-lead">
        {test.minutes === null
          ? 'There is no time limit: you may leave and come back until you submit. Answers given without a connection are kept on this device.'
          : `You have ${test.minutes} minutes from the start, also while you are away, and need a connection. When they are over your answers are handed in as they are.`}
      </p>
      {closed && <Notice className="mt-5">{closed}</Notice>}
      <Form intent="start" failure={failure} className="test-foot">
        <ButtonLink to={home.back.to}>{home.back.label}</ButtonLink>
        {!closed && <SubmitButton className="num">{startWords(test, 0)}</SubmitButton>}
      </Form>
    </TestFrame>
  );
}
