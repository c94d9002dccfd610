import { useState } from 'react';
import { TermsLinks } from '#web/forms/terms-links.tsx';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';

/** The tick reveals the passwords by style alone, so it does so without a script too. */
export function AccountFields({ form }: { form: FormIssues }) {
  const [clearings, setClearings] = useState(0);
  return (
    <div className="group">
      <Checkbox
        name="wantsAccount"
        label="Create an account with these details"
        defaultChecked={form.enteredValue('wantsAccount') === 'on'}
        onChange={(event) => {
          if (!event.target.checked) setClearings(clearings + 1);
        }}
      />
      <div key={clearings} className="mt-2 hidden group-has-checked:block">
        <FieldGrid>
          <PasswordField
            label="Password"
            span="half"
            autoComplete="new-password"
            hint="At least 8 characters."
            {...form.field('password')}
          />
          <PasswordField
            label="Confirm password"
            span="half"
            autoComplete="new-password"
            {...form.field('confirmPassword')}
          />
        </FieldGrid>
        <p className="mt-4 text-sm text-muted">
          With the account you agree to the <TermsLinks />.
        </p>
      </div>
    </div>
  );
}
