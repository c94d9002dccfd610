import { useState } from 'react';
import type { FoundPerson } from '#contracts/orders/admin-office-sales.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { call } from '#web/lib/client.ts';
import { ComboboxField } from '#web/ui/controls/combobox-field.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { RadioGroup } from '#web/ui/controls/radio-group.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { useSaleAddress } from './sale-address.ts';

const WHO = [
  { value: 'known', label: 'Has an account' },
  { value: 'new', label: 'Is new to us' },
];

const optionOf = ({ _id, firstName, lastName, email }: FoundPerson) => ({
  value: _id,
  label: `${firstName} ${lastName} · ${email}`,
});

interface PersonFieldsProps {
  form: FormIssues;
  person: FoundPerson | null;
}

/** For whom it is: somebody who is found, or who is invited with the order. */
export function PersonFields({ form, person }: PersonFieldsProps) {
  const [who, setWho] = useState(form.enteredValue('who', 'known'));
  const { go } = useSaleAddress();
  return (
    <FieldGrid>
      <RadioGroup
        name="who"
        legend="The person"
        options={WHO}
        defaultValue={who}
        onChange={(event) => {
          setWho(event.target.value);
          if (event.target.value === 'new' && person) go({ personId: '' });
        }}
      />
      {who === 'new' ? <NewPerson form={form} /> : <KnownPerson form={form} person={person} />}
    </FieldGrid>
  );
}

function KnownPerson({ form, person }: PersonFieldsProps) {
  const { go } = useSaleAddress();
  async function find(words: string) {
    const answer = await call('findPeople', { q: words });
    return answer.success ? answer.people.map(optionOf) : [];
  }
  return (
    <ComboboxField
      name="personId"
      label="Name or email address"
      placeholder="Type to search"
      value={person?._id ?? ''}
      onChange={(event) => go({ personId: event.currentTarget.value })}
      options={person ? [optionOf(person)] : []}
      find={find}
      error={form.errorOf('personId')}
      hint={person && !person.isVerified && 'Their address is not confirmed yet.'}
    />
  );
}

function NewPerson({ form }: Pick<PersonFieldsProps, 'form'>) {
  return (
    <>
      <TextField label="First name" span="half" autoComplete="off" {...form.field('firstName')} />
      <TextField label="Last name" span="half" autoComplete="off" {...form.field('lastName')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        hint="An account is opened for them, and they get a link to choose a password."
        {...form.field('email')}
      />
    </>
  );
}
