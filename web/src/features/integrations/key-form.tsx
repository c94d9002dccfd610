import { KEY_SCOPE_NAMES, KEY_SCOPES } from '#contracts/integrations/key-scopes.ts';
import { enteredTick } from '#web/forms/entered-tick.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldError, FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { keyList } from './key-view.ts';
import { scopeBox } from './read-key.ts';

export function KeyForm({ failure }: { failure: FormFailure | undefined }) {
  const form = useFormIssues(failure);
  return (
    <Sheet title="New API key" opened>
      <Form intent="make" failure={failure} className="grid gap-5">
        <FieldGrid>
          <TextField
            label="Name"
            maxLength={80}
            autoComplete="off"
            hint="Which program uses it. It stands beside what the program does."
            {...form.field('name')}
          />
          <OwnPassword form={form} id="key-password" />
        </FieldGrid>
        <fieldset id="scopes" tabIndex={-1} className="min-w-0">
          <legend className="text-sm font-strong">What it may do</legend>
          <FieldError id="scopes" error={form.errorOf('scopes')} />
          <div className="grid md:grid-cols-2 md:gap-x-6">
            {KEY_SCOPE_NAMES.map((scope) => (
              <Checkbox
                key={scope}
                name={scopeBox(scope)}
                label={KEY_SCOPES[scope]}
                hint={<code>{scope}</code>}
                defaultChecked={enteredTick(form, scopeBox(scope), false)}
              />
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>Make the key</SubmitButton>
          <ButtonLink to={keyList.path}>Cancel</ButtonLink>
        </div>
      </Form>
    </Sheet>
  );
}
