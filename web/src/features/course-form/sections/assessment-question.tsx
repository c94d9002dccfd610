import { useController, useFormContext } from 'react-hook-form';
import { ANSWERS_PER_QUESTION } from '#contracts/courses/course-options.ts';
import { FieldError } from '#web/ui/controls/field.tsx';
import { useCourse } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { AreaInput, NumberInput, useIssue } from '../inputs.ts';

const PLACES = Array.from({ length: ANSWERS_PER_QUESTION }, (_, place) => place);

/** A question, its four answers of which one is right, and what it is worth. */
export function QuestionFields({ index }: { index: number }) {
  return (
    <>
      <AreaInput
        path={`assessment.questions.${index}.question`}
        label="Question"
        maxLength={1000}
        rows={2}
        span="two-thirds"
      />
      <NumberInput
        path={`assessment.questions.${index}.points`}
        label="Points"
        min={1}
        max={1000}
        empty={1}
        span="third"
      />
      <Answers index={index} />
    </>
  );
}

function Answers({ index }: { index: number }) {
  const path = `assessment.questions.${index}.correctAnswer` as const;
  const { check } = useCourse();
  // A radio compares texts, and this is a number.
  const { field } = useController<FormValues, typeof path>({ name: path });
  const error = useIssue(path);
  return (
    <fieldset
      id={path}
      tabIndex={-1}
      aria-describedby={error ? `${path}-error` : undefined}
      className="col-span-6 grid min-w-0 gap-2"
    >
      <legend className="mb-1.5 text-sm font-strong">Answers, with the right one marked</legend>
      {PLACES.map((place) => (
        <div key={place} className="flex items-start gap-3">
          <label className="grid size-(--control) flex-none cursor-pointer place-items-center">
            <input
              type="radio"
              name={field.name}
              checked={Number(field.value) === place}
              onChange={() => {
                field.onChange(place);
                check(path);
              }}
              className="tick mt-0"
            />
            <span className="sr-only">Answer {place + 1} is right</span>
          </label>
          <Answer index={index} place={place} onLeave={() => check(path)} />
        </div>
      ))}
      <FieldError id={path} error={error} />
    </fieldset>
  );
}

interface AnswerProps {
  index: number;
  place: number;
  onLeave: () => void;
}

function Answer({ index, place, onLeave }: AnswerProps) {
  const { register, getValues } = useFormContext<FormValues>();
  const path = `assessment.questions.${index}.answers.${place}` as const;
  const error = useIssue(path);
  return (
    <div className="grid min-w-0 flex-1 gap-1">
      <input
        {...register(path, { onBlur: onLeave })}
        id={path}
        dir="auto"
        aria-label={`Answer ${place + 1}`}
        defaultValue={getValues(path) ?? ''}
        maxLength={500}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${path}-error` : undefined}
        className="input"
      />
      <FieldError id={path} error={error} />
    </div>
  );
}
