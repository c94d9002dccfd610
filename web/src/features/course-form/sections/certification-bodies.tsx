import { useFormContext } from 'react-hook-form';
import { useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { ChoiceInput, RowsInput, TextInput } from '../inputs.ts';

/** Who certifies beside the issuing authority. */
export function CertificationBodies() {
  return (
    <RowsInput
      path="certification.certificationBodies"
      label="Certification bodies"
      entry="Body"
      addLabel="Add certification body"
      hint="A row without a body is left out."
      blank={() => ({ bodyId: null, name: '', role: 'co-issuer' })}
      max={20}
    >
      {(index) => <BodyFields index={index} />}
    </RowsInput>
  );
}

function BodyFields({ index }: { index: number }) {
  const { setValue } = useFormContext<FormValues>();
  const { bodies } = useFormFacts();
  const row = `certification.certificationBodies.${index}` as const;
  const pick = (id: string) =>
    setValue(`${row}.name`, bodies.find(({ _id }) => _id === id)?.name ?? '', { shouldDirty: true });
  return (
    <>
      <ChoiceInput
        path={`${row}.bodyId`}
        label="Body"
        options={bodies.map(({ _id, name }) => ({ value: _id, label: name }))}
        placeholder="Choose"
        onPick={pick}
        span="third"
      />
      <TextInput path={`${row}.name`} label="Name" hint="As it is printed" maxLength={160} span="third" />
      <TextInput path={`${row}.role`} label="Role" maxLength={60} span="third" />
    </>
  );
}
