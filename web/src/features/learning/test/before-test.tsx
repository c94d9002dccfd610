import type { TestedCourse, TestFacts } from '#contracts/learning/tests.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { TestFrame } from './test-frame.tsx';
import { coursePath, leftWords, neededOf, startWords, timeWords } from './test-words.ts';

interface BeforeTestProps {
  course: TestedCourse;
  test: TestFacts;
  failure: FormFailure | undefined;
}

/** What awaits who has not begun. */
export function BeforeTest({ course, test, failure }: BeforeTestProps) {
  return (
    <TestFrame
      course={course}
      aside={
        <KeyValue className="test-facts">
          <KeyValueRow term="To pass">
            {neededOf(test)} of {test.questions}
          </KeyValueRow>
          <KeyValueRow term="Attempts left">{leftWords(test)}</KeyValueRow>
          <KeyValueRow term="Time">{timeWords(test.minutes)}</KeyValueRow>
        </KeyValue>
      }
    >
      <h1 className="test-title" dir="auto">
        {test.title}
      </h1>
      <p className="test-lead num">
        {test.questions} {test.questions === 1 ? 'question' : 'questions'}. You need {neededOf(test)} right to
        pass.
      </p>
      <p className="test-lead">
        {test.minutes === null
          ? 'There is no time limit: you may leave and come back until you submit. Answers given without a connection are kept on this device.'
          : `You have ${test.minutes} minutes from the start, also while you are away, and need a connection. When they are over your answers are handed in as they are.`}
      </p>
      <Form intent="start" failure={failure} className="test-foot">
        <ButtonLink to={coursePath(course.courseId)}>Back to the course</ButtonLink>
        <SubmitButton className="num">{startWords(test, 0)}</SubmitButton>
      </Form>
    </TestFrame>
  );
}
