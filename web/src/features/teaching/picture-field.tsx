import type { ReactNode } from 'react';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';

/** Takes a file from the person and says where it is then. */
export type PictureUpload = (stored: (url: string) => void) => ReactNode;

interface PictureFieldProps {
  form: FormIssues;
  name: string;
  label: string;
  value: string;
  onChange: (url: string) => void;
  upload: PictureUpload;
}

/** The address of a picture, which an upload fills in. */
export function PictureField({ form, name, label, value, onChange, upload }: PictureFieldProps) {
  const { defaultValue: _, onChange: forget, ...field } = form.field(name);
  return (
    <div className="col-span-6 grid gap-3">
      <TextField
        label={label}
        optional
        hint="The address of a picture that was uploaded here"
        {...field}
        value={value}
        onChange={(event) => {
          forget(event);
          onChange(event.target.value);
        }}
      />
      {upload(onChange)}
    </div>
  );
}
