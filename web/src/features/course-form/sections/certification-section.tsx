import { useFormContext, useWatch } from 'react-hook-form';
import { CERTIFICATE_TYPES } from '#contracts/courses/course-options.ts';
import { FieldGroup } from '#web/editor/inputs/field-group.tsx';
import { counted } from '#web/lib/format.ts';
import { optionWords } from '#web/lib/option-words.ts';
import { useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { AreaInput, ChoiceInput, FormSection, NumberInput, TextInput, TickInput } from '../inputs.ts';
import { optionsOf } from '../option-words.ts';
import { CertificationBodies } from './certification-bodies.tsx';

export function CertificationSection() {
  const isRun = useFormFacts().kind !== 'ELearningCourse';
  const isEnabled = useWatch<FormValues, 'certification.enabled'>({ name: 'certification.enabled' });
  return (
    <FormSection id="certification" summary={certificationSummary}>
      <TickInput path="certification.enabled" label="Participants receive a certificate" />
      <FieldGroup legend="Certificate" disabled={!isEnabled}>
        <ChoiceInput
          path="certification.type"
          label="Certificate type"
          options={optionsOf(CERTIFICATE_TYPES)}
          span="third"
        />
        <IssuingAuthority />
        <CertificationBodies />
        <AreaInput path="certification.description" label="Description" maxLength={1000} counter />
        <NumberInput
          path="certification.cpdPoints"
          label="CPD points"
          min={0}
          max={1000}
          step={0.01}
          span="third"
        />
      </FieldGroup>
      <FieldGroup legend="Requirements" disabled={!isEnabled}>
        {isRun ? <Requirements /> : <WhenLearned />}
      </FieldGroup>
      <FieldGroup legend="Validity and features" disabled={!isEnabled}>
        <Validity />
        <TickInput path="certification.features.digitalBadge" label="Digital badge" span="third" />
        <TickInput path="certification.features.qrVerification" label="QR verification" span="third" />
        <TickInput path="certification.features.autoGenerate" label="Generated automatically" span="third" />
      </FieldGroup>
    </FormSection>
  );
}

/** One of the bodies, or any name; choosing a body writes its name. */
function IssuingAuthority() {
  const { setValue } = useFormContext<FormValues>();
  const { bodies, site } = useFormFacts();
  function pick(id: string) {
    const name = bodies.find(({ _id }) => _id === id)?.name ?? site.brand.name;
    setValue('certification.issuingAuthority', name, { shouldDirty: true });
  }
  return (
    <>
      <ChoiceInput
        path="certification.issuingAuthorityId"
        label="Issuing body"
        options={bodies.map(({ _id, name }) => ({ value: _id, label: name }))}
        placeholder="None of the bodies"
        onPick={pick}
        span="third"
      />
      <TextInput
        path="certification.issuingAuthority"
        label="Issuing authority"
        hint="As it is printed"
        maxLength={160}
        span="third"
      />
    </>
  );
}

const WhenLearned = () => (
  <p className="col-span-6 text-sm text-muted">
    It is due once every slide that is required is completed and every test of the version is passed.
  </p>
);

function Requirements() {
  const percent = { suffix: '%', min: 0, max: 100, span: 'half' } as const;
  return (
    <>
      <NumberInput
        path="certification.requirements.minimumAttendance"
        label="Minimum attendance"
        {...percent}
      />
      <NumberInput path="certification.requirements.minimumScore" label="Minimum score" {...percent} />
      <TickInput
        path="certification.requirements.practicalRequired"
        label="Practical required"
        span="third"
      />
      <TickInput path="certification.requirements.examRequired" label="Exam required" span="third" />
      <TickInput
        path="certification.requirements.videoSubmissionRequired"
        label="Video submission required"
        span="third"
      />
    </>
  );
}

function Validity() {
  const isLifetime = useWatch<FormValues, 'certification.validity.isLifetime'>({
    name: 'certification.validity.isLifetime',
  });
  return (
    <>
      <TickInput path="certification.validity.isLifetime" label="Valid for life" />
      {!isLifetime && (
        <NumberInput
          path="certification.validity.years"
          label="Valid for"
          suffix="years"
          min={1}
          max={100}
          span="third"
        />
      )}
    </>
  );
}

export function certificationSummary({ certification }: FormValues): string {
  const { enabled, type, validity } = certification;
  if (!enabled) return 'No certificate';
  const years = validity.years && counted(Number(validity.years), 'year');
  return [optionWords(type), validity.isLifetime ? 'lifetime' : years].filter(Boolean).join(', ');
}
