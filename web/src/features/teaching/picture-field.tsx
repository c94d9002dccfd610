import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { PictureUpload } from '#web/uploads/picture-upload.tsx';

interface PictureFieldProps {
  form: FormIssues;
  name: string;
  label: string;
  value: string;
  onChange: (url: string) => void;
}

/** The address of a picture, which an upload fills in. */
export function PictureField({ form, name, label, value, onChange }: PictureFieldProps) {
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
      <PictureUpload onStored={onChange} />
    </div>
  );
}
