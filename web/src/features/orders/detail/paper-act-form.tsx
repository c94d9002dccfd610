import { useFormIssues } from '#web/forms/use-form-issues.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { paperAddress, papersOf } from '../papers.ts';
import { type ActFormProps, ActSheet } from './act-sheet.tsx';

export function PaperForm(props: ActFormProps) {
  const { order, failure } = props;
  const form = useFormIssues(failure);
  const papers = papersOf(order);
  return (
    <ActSheet {...props} act="paper" title="Send a paper again" confirmLabel="Send paper">
      <FieldGrid>
        <SelectField
          label="Paper"
          span="half"
          options={papers}
          {...form.field('number', papers.at(-1)?.value)}
        />
        <TextField
          label="To another address"
          type="email"
          span="half"
          optional
          hint={`Empty: ${paperAddress(order)}. Another address is kept with your name.`}
          {...form.field('to')}
        />
      </FieldGrid>
    </ActSheet>
  );
}
