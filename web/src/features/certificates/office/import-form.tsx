import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { TextArea } from '#web/ui/controls/text-area.tsx';

const COLUMNS = 'number,name,email,course,code,issued,expires,hours,points,body';
const SAMPLE = `${COLUMNS}\nAA-2019-044,Dr Amira Farouk,amira@example.com,Botox Foundation,BTX-1,2019-05-31,2027-05-30,16,12,Dubai Health Authority`;

/** Pasted as text, so that it is seen before it is sent: all rows are taken over, or none. */
export function ImportForm({ failure }: { failure?: FormFailure }) {
  const form = useFormIssues(failure);
  return (
    <Form intent="import" failure={failure} className="grid gap-5">
      <div className="grid max-w-[72ch] gap-2 text-md text-muted">
        <p>
          Each gets a number of this academy beside the one it had, and a page at which it is verified. It
          appears in the account of whoever has confirmed its email address. The same list twice adds nothing.
        </p>
        <p className="num text-sm wrap-anywhere">Columns: {COLUMNS}. Days are written 2019-05-31.</p>
      </div>
      <TextArea
        label="List as CSV"
        rows={10}
        placeholder={SAMPLE}
        className="num"
        required
        {...form.field('csv')}
      />
      <SubmitButton>Take over</SubmitButton>
    </Form>
  );
}
