import { useState } from 'react';
import type { CertificationBody } from '#contracts/course-office/teaching.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { CERTIFICATION_BODIES } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { PictureField } from './picture-field.tsx';
import { WebField } from './web-field.tsx';

interface BodyFormProps {
  /** Left out for a new one. */
  body?: CertificationBody;
  failure?: FormFailure;
  idempotencyKey: string;
}

export function BodyForm({ body, failure, idempotencyKey }: BodyFormProps) {
  const form = useFormIssues(failure);
  const [logoUrl, setLogoUrl] = useState(form.enteredValue('logoUrl', body?.logoUrl));
  return (
    <Sheet title={body ? `Change ${body.name}` : 'New certification body'} beside opened>
      <Form
        intent={body ? 'update' : 'create'}
        failure={failure}
        idempotencyKey={idempotencyKey}
        className="grid gap-5"
      >
        {body && <input type="hidden" name="id" value={body._id} />}
        <FieldGrid>
          <TextField
            label="Name"
            span="two-thirds"
            hint={body && 'Courses that name it keep the name that they were announced with'}
            {...form.field('name', body?.name)}
          />
          <TextField label="Short name" span="third" optional {...form.field('shortName', body?.shortName)} />
          <TextField label="Country" span="half" optional {...form.field('country', body?.country)} />
          <WebField label="Website" {...form.field('website', body?.website)} />
          <PictureField form={form} name="logoUrl" label="Logo" value={logoUrl} onChange={setLogoUrl} />
          <TextArea
            label="Description"
            optional
            rows={3}
            counter
            maxLength={1000}
            {...form.field('description', body?.description)}
          />
        </FieldGrid>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{body ? 'Save' : 'Add certification body'}</SubmitButton>
          <ButtonLink to={CERTIFICATION_BODIES}>Cancel</ButtonLink>
        </div>
      </Form>
    </Sheet>
  );
}
