import type { CompanyDetail } from '#contracts/companies/admin-companies.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { deleteWords as words } from './company-words.ts';

interface DeleteFormProps {
  company: CompanyDetail;
  failure?: FormFailure;
}

export function DeleteForm({ company, failure }: DeleteFormProps) {
  const form = useFormIssues(failure);
  if (company.orders > 0)
    return (
      <Sheet title="Delete">
        <p className="text-sm text-muted">{words.billed}</p>
      </Sheet>
    );
  return (
    <Sheet title="Delete">
      <ConfirmedForm
        intent="delete"
        failure={failure}
        label="Delete company"
        variant="danger"
        title={`Delete ${company.name}?`}
        cancelLabel="Keep it"
        fields={
          <FieldGrid>
            <TextField
              label="Reason for deleting"
              maxLength={500}
              {...form.field('reason')}
              id="delete-reason"
            />
            <OwnPassword form={form} id="delete-password" />
          </FieldGrid>
        }
      >
        {words.about}
      </ConfirmedForm>
    </Sheet>
  );
}
