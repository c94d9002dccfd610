import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { INSTRUCTOR_ROLES } from '#contracts/courses/course-options.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { type FormFacts, useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { ChoiceInput, ComboboxInput, FormSection, inRow, RowsInput, TextInput } from '../inputs.ts';

const ADDITIONAL = 'instructors.additional';

const optionsOf = (instructors: FormFacts['instructors']) =>
  instructors.map(({ _id, name, city }) => ({ value: _id, label: city ? `${name}, ${city}` : name }));

export function InstructorsSection() {
  const { instructors } = useFormFacts();
  const nameOf = (id: string | null) => instructors.find(({ _id }) => _id === id)?.name;
  const summary = (values: FormValues) => instructorsSummary(values, nameOf);
  return (
    <FormSection id="instructors" summary={summary}>
      <ComboboxInput
        path="instructors.primary.instructorId"
        label="Primary instructor"
        placeholder="Choose an instructor"
        options={optionsOf(instructors)}
        span="half"
      />
      <TextInput path="instructors.primary.role" label="Role" maxLength={60} span="half" />
      <RowsInput
        path={ADDITIONAL}
        label="Additional instructors"
        entry="Instructor"
        addLabel="Add an instructor"
        blank={() => ({ instructorId: null, role: 'Co-Instructor', name: '' })}
        max={20}
      >
        {(index) => (
          <>
            <AdditionalInput index={index} />
            <RoleInput index={index} />
            <NameOf index={index} />
          </>
        )}
      </RowsInput>
    </FormSection>
  );
}

/** A course may have been given a role that is not on the list. */
function RoleInput({ index }: { index: number }) {
  const { getValues } = useFormContext<FormValues>();
  const [given] = useState(() => getValues(`${ADDITIONAL}.${index}.role`));
  const roles = new Set<string>(INSTRUCTOR_ROLES);
  if (given) roles.add(given);
  return (
    <ChoiceInput path={inRow(ADDITIONAL, index, 'role')} label="Role" options={[...roles]} span="third" />
  );
}

/** Said by the person's own page; here it is only shown. */
function NameOf({ index }: { index: number }) {
  const path = `${ADDITIONAL}.${index}.name` as const;
  const name = useWatch<FormValues, typeof path>({ name: path });
  return <TextField name={path} label="Name" value={name} readOnly required={false} span="third" />;
}

/** Choosing a person writes the name. */
function AdditionalInput({ index }: { index: number }) {
  const { setValue } = useFormContext<FormValues>();
  const { instructors } = useFormFacts();
  return (
    <ComboboxInput
      path={inRow(ADDITIONAL, index, 'instructorId')}
      label="Instructor"
      placeholder="Choose an instructor"
      options={optionsOf(instructors)}
      onPick={(id) =>
        setValue(`${ADDITIONAL}.${index}.name`, instructors.find(({ _id }) => _id === id)?.name ?? '')
      }
      span="third"
    />
  );
}

function instructorsSummary(
  { instructors }: FormValues,
  nameOf: (id: string | null) => string | undefined,
): string {
  const ids = [instructors.primary.instructorId, ...instructors.additional.map((row) => row.instructorId)];
  return ids.map(nameOf).filter(Boolean).join(', ') || 'Nobody yet';
}
