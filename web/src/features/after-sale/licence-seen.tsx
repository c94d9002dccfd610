import type { useFormIssues } from '#web/forms/use-form-issues.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';

interface LicenceSeenProps {
  form: ReturnType<typeof useFormIssues>;
  /** Of several people at once. */
  several?: boolean;
}

/** Staff answer for licences that do not do for the new date. */
export function LicenceSeen({ form, several = false }: LicenceSeenProps) {
  return (
    <Checkbox
      name="licenceSeen"
      label={
        several
          ? 'Their licenses were seen, or are waived: move them all the same'
          : 'Their license was seen, or is waived: move them all the same'
      }
      hint="It is recorded with your name and the reason."
      defaultChecked={form.enteredValue('licenceSeen') !== ''}
    />
  );
}
