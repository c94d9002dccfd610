import { Form, useSubmit } from 'react-router';
import { SelectField } from '#web/ui/controls/select-field.tsx';

interface TemplateChoiceProps {
  templates: readonly { value: string; label: string }[];
  current: string | null;
}

/** A new course can begin as a stored template does; the address says with which. */
export function TemplateChoice({ templates, current }: TemplateChoiceProps) {
  const submit = useSubmit();
  if (templates.length === 0) return null;
  return (
    <Form replace className="me-auto min-w-0 flex-[1_1_11rem] md:max-w-80">
      <SelectField
        name="template"
        label="Start from a template"
        placeholder="None"
        options={templates}
        defaultValue={current ?? ''}
        required={false}
        onChange={(event) => submit(event.currentTarget.form, { replace: true })}
      />
    </Form>
  );
}
