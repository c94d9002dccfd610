import { type ReactNode, useState } from 'react';
import type { AdminInstructor } from '#contracts/course-office/teaching.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, type FormIssues, useFormIssues } from '#web/forms/use-form-issues.ts';
import { INSTRUCTORS } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { PictureField } from './picture-field.tsx';
import {
  blankTexts,
  type InstructorDraft,
  type InstructorTexts,
  instructorFrom,
  readTexts,
  textsFor,
} from './read-instructor.ts';
import { WebField } from './web-field.tsx';

interface InstructorFormProps {
  /** Left out for somebody new. */
  instructor?: AdminInstructor;
  failure?: FormFailure;
  idempotencyKey: string;
  /** The person as the public pages show them. */
  card: (draft: InstructorDraft) => ReactNode;
}

export function InstructorForm({ instructor, failure, idempotencyKey, card }: InstructorFormProps) {
  const form = useFormIssues(failure);
  const initial = { ...(instructor ? textsFor(instructor) : blankTexts()), ...failure?.values };
  const [texts, setTexts] = useState<InstructorTexts>(initial);
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <Sheet title="Details">
        <Form
          intent={instructor ? 'update' : 'create'}
          failure={failure}
          idempotencyKey={idempotencyKey}
          onInput={(event) => setTexts(readTexts(new FormData(event.currentTarget)))}
          className="grid gap-6"
        >
          <FieldGrid>
            <Person form={form} initial={initial} />
            <PictureField
              form={form}
              name="photoUrl"
              label="Photo"
              value={texts.photoUrl}
              onChange={(photoUrl) => setTexts((before) => ({ ...before, photoUrl }))}
            />
            <Elsewhere form={form} initial={initial} />
          </FieldGrid>
          <div className="flex flex-wrap gap-2">
            <SubmitButton>{instructor ? 'Save' : 'Add instructor'}</SubmitButton>
            <ButtonLink to={INSTRUCTORS}>Cancel</ButtonLink>
          </div>
        </Form>
      </Sheet>
      <Sheet title="As the public pages show it" className="lg:sticky lg:top-4">
        {card(instructorFrom(texts))}
      </Sheet>
    </div>
  );
}

interface PartProps {
  form: FormIssues;
  initial: InstructorTexts;
}

function Person({ form, initial }: PartProps) {
  return (
    <>
      <TextField label="First name" span="half" {...form.field('firstName', initial.firstName)} />
      <TextField label="Last name" span="half" {...form.field('lastName', initial.lastName)} />
      <TextArea
        label="Credentials"
        optional
        rows={3}
        hint="One on each line"
        {...form.field('credentials', initial.credentials)}
      />
      <TextArea
        label="Biography"
        optional
        rows={6}
        counter
        maxLength={3000}
        {...form.field('bio', initial.bio)}
      />
      <TextArea
        label="Specialties"
        optional
        rows={3}
        hint="One on each line"
        {...form.field('specialties', initial.specialties)}
      />
      <TextField
        label="Years of experience"
        span="half"
        optional
        inputMode="numeric"
        {...form.field('yearsOfExperience', initial.yearsOfExperience)}
      />
      <TextField label="City" span="half" optional {...form.field('city', initial.city)} />
    </>
  );
}

function Elsewhere({ form, initial }: PartProps) {
  return (
    <>
      <WebField label="LinkedIn" {...form.field('linkedin', initial.linkedin)} />
      <WebField label="Website" {...form.field('website', initial.website)} />
      <TextField
        label="Account"
        type="email"
        optional
        autoComplete="off"
        hint="The email address of the account that sees the rosters of this person’s courses"
        {...form.field('accountEmail', initial.accountEmail)}
      />
    </>
  );
}
