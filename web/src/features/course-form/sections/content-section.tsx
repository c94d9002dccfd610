import { useFormContext } from 'react-hook-form';
import { PROFESSIONS } from '#contracts/accounts/professions.ts';
import { EXPERIENCE_LEVELS } from '#contracts/courses/course-options.ts';
import { FieldGroup } from '#web/editor/inputs/field-group.tsx';
import { counted } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { spans } from '#web/ui/controls/field.tsx';
import { cx } from '#web/ui/cx.ts';
import { useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { AreaInput, ChoiceInput, FormSection, ListInput, RowsInput, TextInput, useIssue } from '../inputs.ts';
import { optionsOf } from '../option-words.ts';

/** The modules of a self-paced course are those of its content. */
export function ContentSection() {
  const isRun = useFormFacts().kind !== 'ELearningCourse';
  return (
    <FormSection id="content" summary={contentSummary}>
      <ListInput path="content.objectives" label="Objectives" />
      <ListInput path="content.targetAudience" label="Target audience" span="two-thirds" />
      <ChoiceInput
        path="content.experienceLevel"
        label="Experience level"
        options={optionsOf(EXPERIENCE_LEVELS)}
        span="third"
      />
      <ListInput path="content.prerequisites" label="Prerequisites" span="half" />
      {isRun && <ListInput path="content.technicalRequirements" label="Technical requirements" span="half" />}
      <ProfessionsInput />
      {isRun && <Modules />}
      <Faq />
    </FormSection>
  );
}

/** Whoever takes part proves one of the professions that are ticked. */
function ProfessionsInput() {
  const { register, getValues } = useFormContext<FormValues>();
  const error = useIssue('content.professions', { parts: true });
  return (
    <FieldGroup legend="Only with a license as">
      <p className="col-span-full text-sm text-muted">
        {error ?? 'Nobody is asked for a license where none is ticked. Licenses are looked at by staff.'}
      </p>
      {PROFESSIONS.map((profession, place) => (
        <Checkbox
          key={profession}
          {...register('content.professions')}
          id={place === 0 ? 'content.professions' : `content.professions.${profession}`}
          value={profession}
          label={profession}
          defaultChecked={getValues('content.professions').includes(profession)}
          className={cx('-mt-2 -mb-2', spans.third)}
        />
      ))}
    </FieldGroup>
  );
}

function Modules() {
  const { getValues, setValue } = useFormContext<FormValues>();
  const modules = () => getValues('content.modules');
  function renumber() {
    for (const place of modules().keys()) setValue(`content.modules.${place}.order`, place + 1);
  }
  return (
    <RowsInput
      path="content.modules"
      label="Modules"
      entry="Module"
      addLabel="Add module"
      hint="Shown in this order. A module without a title is left out."
      blank={() => ({ title: '', description: '', duration: '', order: modules().length + 1 })}
      onReordered={renumber}
    >
      {(index) => (
        <>
          <TextInput
            path={`content.modules.${index}.title`}
            label="Title"
            maxLength={200}
            span="two-thirds"
          />
          <TextInput
            path={`content.modules.${index}.duration`}
            label="Duration"
            maxLength={60}
            hint="In words, such as 3 hours"
            span="third"
          />
          <AreaInput path={`content.modules.${index}.description`} label="Description" maxLength={2000} />
        </>
      )}
    </RowsInput>
  );
}

function Faq() {
  return (
    <RowsInput
      path="content.faq"
      label="Questions and answers"
      entry="Question"
      addLabel="Add question"
      hint="A question without words is left out."
      blank={() => ({ question: '', answer: '' })}
    >
      {(index) => (
        <>
          <TextInput path={`content.faq.${index}.question`} label="Question" maxLength={300} />
          <AreaInput path={`content.faq.${index}.answer`} label="Answer" maxLength={2000} />
        </>
      )}
    </RowsInput>
  );
}

export function contentSummary({ content: { modules, objectives } }: FormValues): string {
  const parts = [
    modules.length > 0 && counted(modules.length, 'module'),
    objectives.length > 0 && counted(objectives.length, 'objective'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'Not set';
}
