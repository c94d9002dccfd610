import { ANSWERS_PER_QUESTION, ASSESSMENT_TYPES } from '#contracts/courses/course-options.ts';
import { counted } from '#web/lib/format.ts';
import { optionWords } from '#web/lib/option-words.ts';
import type { FormValues } from '../form-values.ts';
import { ChoiceInput, FormSection, NumberInput, RowsInput, TickInput } from '../inputs.ts';
import { optionsOf } from '../option-words.ts';
import { QuestionFields } from './assessment-question.tsx';

export function AssessmentSection() {
  return (
    <FormSection id="assessment" summary={assessmentSummary}>
      <TickInput path="assessment.required" label="Assessment required" />
      <ChoiceInput
        path="assessment.type"
        label="Assessment type"
        options={optionsOf(ASSESSMENT_TYPES)}
        span="third"
      />
      <NumberInput
        path="assessment.passingScore"
        label="Passing score"
        suffix="%"
        min={0}
        max={100}
        span="third"
      />
      <NumberInput path="assessment.retakesAllowed" label="Retakes allowed" min={0} max={10} span="third" />
      <RowsInput
        path="assessment.questions"
        label="Questions"
        entry="Question"
        addLabel="Add question"
        hint="Participants answer a quiz online, from the first day of the course on. A question without words is left out, and so are empty answers; one with fewer than two answers is not asked."
        blank={blankQuestion}
        max={100}
      >
        {(index) => <QuestionFields index={index} />}
      </RowsInput>
    </FormSection>
  );
}

const blankQuestion = () => ({
  question: '',
  answers: Array.from({ length: ANSWERS_PER_QUESTION }, () => ''),
  correctAnswer: 0,
  points: 1,
});

export function assessmentSummary({ assessment }: FormValues): string {
  const { type, passingScore, questions } = assessment;
  if (type === 'none' && questions.length === 0) return assessment.required ? 'Required' : 'Not set';
  const asked = questions.length > 0 && counted(questions.length, 'question');
  const kind = type !== 'none' && optionWords(type);
  return [kind, asked, `pass at ${passingScore}%`].filter(Boolean).join(', ');
}
