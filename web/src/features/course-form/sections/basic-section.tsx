import { useFormContext } from 'react-hook-form';
import {
  CATEGORIES,
  DESCRIPTION_LENGTH,
  DISCIPLINES,
  TITLE_LENGTH,
} from '#contracts/courses/course-options.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { statusesOf, statusWordsOf } from '#web/lib/course-status-words.ts';
import { counted } from '#web/lib/format.ts';
import { useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { AreaInput, ChoiceInput, ComboboxInput, FormSection, TextInput } from '../inputs.ts';
import { optionsOf } from '../option-words.ts';
import { CodeInput } from './code-input.tsx';

export function BasicSection() {
  const { kind } = useFormFacts();
  const words = statusWordsOf(kind);
  const statuses = statusesOf(kind).map((value) => ({ value, label: words[value] }));
  return (
    <FormSection id="basic" summary={basicSummary(kind)}>
      <TextInput path="basic.title" label="Course title" maxLength={TITLE_LENGTH} span="two-thirds" />
      <CodeInput />
      <AreaInput
        path="basic.description"
        label="Description"
        maxLength={DESCRIPTION_LENGTH}
        counter
        rows={4}
      />
      <ChoiceInput path="basic.category" label="Category" options={optionsOf(CATEGORIES)} span="half" />
      <ChoiceInput path="basic.status" label="Status" options={statuses} span="half" />
      {kind !== 'ELearningCourse' && <SeriesInput />}
      <ChoiceInput
        path="basic.discipline"
        label="Discipline"
        options={optionsOf(DISCIPLINES)}
        hint={kind === 'ELearningCourse' ? undefined : 'The same for all runs of a course.'}
        span="half"
      />
    </FormSection>
  );
}

/** What this is a run of says its discipline too. */
function SeriesInput() {
  const { setValue } = useFormContext<FormValues>();
  const { series } = useFormFacts();
  function takeDiscipline(id: string) {
    const chosen = series.find(({ _id }) => _id === id);
    if (chosen) setValue('basic.discipline', chosen.discipline as FormValues['basic']['discipline']);
  }
  return (
    <ComboboxInput
      path="basic.seriesId"
      label="A further run of"
      placeholder="A new course"
      options={series.map(({ _id, title, runs }) => ({
        value: _id,
        label: `${title} (${counted(runs, 'run')})`,
      }))}
      onPick={takeDiscipline}
      span="half"
    />
  );
}

export const basicSummary =
  (kind: CourseKind) =>
  ({ basic }: FormValues): string =>
    [basic.title || 'No title yet', basic.courseCode, statusWordsOf(kind)[basic.status]]
      .filter(Boolean)
      .join(', ');
