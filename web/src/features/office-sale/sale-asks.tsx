import type { QuotedLine } from '#contracts/orders/admin-office-sales.ts';
import { enteredTick } from '#web/forms/entered-tick.ts';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';

interface AsksFieldsProps {
  form: FormIssues;
  lines: readonly QuotedLine[];
}

/** What the courses ask of who takes part: the person says so, or it is waived for a reason. */
export function AsksFields({ form, lines }: AsksFieldsProps) {
  return (
    <div className="grid gap-6">
      <p className="text-muted">
        Ask the person and tick what they confirm. What they do not meet can be waived with a reason, which is
        kept.
      </p>
      {lines
        .filter(({ confirmations }) => confirmations.length > 0)
        .map(({ course, confirmations }) => (
          <fieldset key={course._id} className="grid min-w-0 gap-4">
            <legend className="text-md font-strong">{course.title}</legend>
            {confirmations.map(({ key, label }) => {
              const name = `confirmations.${key}`;
              return (
                <div key={key} className="grid gap-1">
                  <Checkbox
                    name={name}
                    label={label}
                    defaultChecked={enteredTick(form, name, false)}
                    error={form.errorOf(name)}
                  />
                  <div className="ps-8">
                    <TextField
                      label="Waived because"
                      optional
                      maxLength={300}
                      autoComplete="off"
                      {...form.field(`waivers.${key}`)}
                    />
                  </div>
                </div>
              );
            })}
          </fieldset>
        ))}
    </div>
  );
}
