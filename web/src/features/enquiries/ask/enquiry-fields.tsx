import {
  CONTACT_METHODS,
  CONTACT_TIMES,
  EXPERIENCE_LEVELS,
  MESSAGE_MINIMUM,
  PROFESSIONAL_ROLES,
  QUESTION_TOPICS,
  YEARS_OF_EXPERIENCE,
} from '#contracts/enquiries/enquiry-options.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { ComboboxField } from '#web/ui/controls/combobox-field.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { TOPIC_SEPARATOR } from './enquiry-answer.ts';
import { ENQUIRY_COUNTRIES } from './enquiry-countries.ts';

interface FieldsProps {
  form: FormIssues;
}

const CHOOSE = 'Please choose';

const choices = (options: Readonly<Record<string, string>>) =>
  Object.entries(options).map(([value, label]) => ({ value, label }));

export function PersonFields({ form }: FieldsProps) {
  return (
    <FieldGrid>
      <TextField
        label="First name"
        span="always-half"
        autoComplete="given-name"
        {...form.field('firstName')}
      />
      <TextField
        label="Last name"
        span="always-half"
        autoComplete="family-name"
        {...form.field('lastName')}
      />
      <TextField label="Email" span="half" type="email" autoComplete="email" {...form.field('email')} />
      <TextField
        label="Phone number"
        span="half"
        type="tel"
        autoComplete="tel"
        hint="With the country code, for example +971"
        {...form.field('phone')}
      />
      <ComboboxField
        label="Country"
        span="half"
        options={ENQUIRY_COUNTRIES}
        placeholder={CHOOSE}
        autoComplete="country-name"
        {...form.field('country')}
      />
      <SelectField
        label="Professional role"
        span="half"
        options={choices(PROFESSIONAL_ROLES)}
        placeholder={CHOOSE}
        {...form.field('professionalRole')}
      />
    </FieldGrid>
  );
}

export function PracticeFields({ form }: FieldsProps) {
  return (
    <FieldGrid>
      <TextField label="Medical specialty" optional span="third" {...form.field('medicalSpecialty')} />
      <SelectField
        label="Experience level"
        optional
        span="third"
        options={choices(EXPERIENCE_LEVELS)}
        placeholder={CHOOSE}
        {...form.field('experienceLevel')}
      />
      <SelectField
        label="Years of experience"
        optional
        span="third"
        options={choices(YEARS_OF_EXPERIENCE)}
        placeholder={CHOOSE}
        {...form.field('yearsOfExperience')}
      />
    </FieldGrid>
  );
}

export function MessageField({ form, initial }: FieldsProps & { initial: string }) {
  return (
    <FieldGrid>
      <TextArea
        label="Message"
        rows={5}
        counter
        minLength={MESSAGE_MINIMUM}
        {...form.field('message', initial)}
      />
    </FieldGrid>
  );
}

export function ContactFields({ form }: FieldsProps) {
  return (
    <FieldGrid>
      <SelectField
        label="How may we answer?"
        span="half"
        options={choices(CONTACT_METHODS)}
        {...form.field('preferredContactMethod', 'email')}
      />
      <SelectField
        label="When is a good time?"
        span="half"
        options={choices(CONTACT_TIMES)}
        {...form.field('preferredContactTime', 'anytime')}
      />
      <Topics form={form} />
    </FieldGrid>
  );
}

function Topics({ form }: FieldsProps) {
  const ticked = form.enteredValue('questionsAbout').split(TOPIC_SEPARATOR);
  return (
    <fieldset className="col-span-6 min-w-0">
      <legend className="text-sm font-strong">
        Questions about<span className="font-normal text-muted"> optional</span>
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {QUESTION_TOPICS.map((topic, place) => (
          <Checkbox
            key={topic}
            id={`questionsAbout-${place}`}
            name="questionsAbout"
            value={topic}
            label={topic}
            defaultChecked={ticked.includes(topic)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface WishesProps extends FieldsProps {
  isNotice: boolean;
}

export function Wishes({ form, isNotice }: WishesProps) {
  const isTicked = (name: string, initial: boolean) =>
    form.failure?.values ? form.enteredValue(name) === 'on' : initial;
  return (
    <>
      {isNotice && (
        <Checkbox
          name="wantsNotice"
          label="Tell me when a seat is free or the course runs again"
          defaultChecked={isTicked('wantsNotice', true)}
        />
      )}
      <Checkbox
        name="acceptsMarketing"
        label="Send me new courses and dates by email"
        defaultChecked={isTicked('acceptsMarketing', false)}
      />
    </>
  );
}
