import { useState } from 'react';
import { COUNTRIES } from '#contracts/accounts/countries.ts';
import { PROFESSIONS } from '#contracts/accounts/professions.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ComboboxField } from '#web/ui/controls/combobox-field.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { StayWhileSending } from '#web/uploads/stay-while-sending.tsx';
import { UPLOADS } from '#web/uploads/upload-targets.ts';
import { useUploads } from '#web/uploads/use-uploads.ts';
import { OWN_WORDS as words } from './licence-words.ts';

interface HandInFormProps {
  /** As the account says it. */
  profession: string;
  failure: FormFailure | undefined;
}

/** The document is sent as soon as it is chosen; what it says is handed in with it. */
export function HandInForm({ profession, failure }: HandInFormProps) {
  const form = useFormIssues(failure);
  const [file, setFile] = useState({ url: form.enteredValue('file'), name: form.enteredValue('fileName') });
  const uploads = useUploads({
    target: UPLOADS.licence,
    room: 1,
    onStored: ([stored]) => stored && setFile({ url: stored.url, name: stored.name }),
  });
  const error = file.url ? undefined : form.errorOf('file');
  return (
    <Form intent="hand-in" failure={failure} preventScrollReset className="grid max-w-180 gap-6">
      <FieldGrid>
        <SelectField
          label="Profession"
          span="half"
          options={PROFESSIONS}
          placeholder="Please choose"
          {...form.field('profession', profession)}
        />
        <TextField label="License number" span="half" autoComplete="off" {...form.field('number')} />
        <TextField
          label="Issuing body"
          hint="As it stands on the license, for example a ministry or a council."
          {...form.field('body')}
        />
        <ComboboxField
          label="Country"
          span="half"
          options={COUNTRIES}
          placeholder="Please choose"
          {...form.field('country')}
        />
        <TextField
          label="Expires on"
          span="half"
          type="date"
          optional
          hint="Leave it empty if it does not expire."
          {...form.field('expiresOn')}
        />
      </FieldGrid>
      <div className="grid gap-3">
        <p className="hidden text-md noscript:block">
          The document is sent by a script. Please let scripts run on this page.
        </p>
        <div className="grid gap-2 noscript:hidden">
          <DropZone
            id="file"
            label={file.url ? 'Choose another file' : 'Choose your license'}
            uploads={uploads}
          />
          {file.url && (
            <p role="status" className="text-md wrap-anywhere">
              Uploaded: <bdi>{file.name}</bdi>
            </p>
          )}
          {error && <p className="text-sm font-strong text-danger">{error}</p>}
        </div>
        <p className="text-sm text-muted">{words.privacy}</p>
      </div>
      <input type="hidden" name="file" value={file.url} />
      <input type="hidden" name="fileName" value={file.name} />
      <div>
        <SubmitButton busyLabel="Handing in...">Hand it in</SubmitButton>
      </div>
      <StayWhileSending title="Leave while your license is being sent?" isSending={uploads.queue.length > 0}>
        It has not arrived yet and is not handed in if you leave now.
      </StayWhileSending>
    </Form>
  );
}
