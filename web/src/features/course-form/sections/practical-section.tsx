import { FieldGroup } from '#web/editor/inputs/field-group.tsx';
import type { FormValues } from '../form-values.ts';
import { FormSection, ListInput, TextInput, TickInput } from '../inputs.ts';

export function PracticalSection() {
  return (
    <FormSection id="practical" summary={practicalSummary}>
      <TickInput path="practical.hasHandsOn" label="Hands-on training" />
      <TextInput
        path="practical.studentRatio"
        label="Student ratio"
        hint="Instructors to students, as 1:4"
        maxLength={20}
        span="third"
      />
      <ListInput path="practical.procedures" label="Procedures" />
      <ListInput path="practical.equipment" label="Equipment" span="half" />
      <ListInput path="practical.trainingType" label="Training type" span="half" />
      <FieldGroup legend="Safety requirements">
        <TickInput
          path="practical.safetyRequirements.ppeRequired"
          label="Protective equipment required"
          span="third"
        />
        <TickInput
          path="practical.safetyRequirements.healthClearance"
          label="Health clearance required"
          span="third"
        />
        <TickInput
          path="practical.safetyRequirements.insuranceRequired"
          label="Insurance required"
          span="third"
        />
      </FieldGroup>
    </FormSection>
  );
}

export const practicalSummary = ({ practical: { hasHandsOn, studentRatio } }: FormValues): string =>
  hasHandsOn ? ['Hands-on', studentRatio].filter(Boolean).join(', ') : 'No hands-on training';
