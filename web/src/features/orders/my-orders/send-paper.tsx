import type { OrderDetail } from '#contracts/orders/orders.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { instantIn } from '#web/lib/format.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { type PaperLetter, paperAddress, papersOf } from '../papers.ts';
import { SentPapers } from '../sent-papers.tsx';

interface SendPaperProps {
  order: OrderDetail;
  letters: readonly PaperLetter[];
  idempotencyKey: string;
  failure?: FormFailure;
}

/** A receipt that was lost, or that somebody else asks for, as a letter with the file. */
export function SendPaper({ order, letters, idempotencyKey, failure }: SendPaperProps) {
  const form = useFormIssues(failure);
  const papers = papersOf(order);
  if (papers.length === 0) return null;
  return (
    <Section title="Send again" intro="A paper by email, as a PDF.">
      <Form intent="send-paper" failure={failure} idempotencyKey={idempotencyKey} className="grid gap-4">
        <FieldGrid>
          <SelectField
            label="Paper"
            span="half"
            options={papers}
            {...form.field('number', papers.at(-1)?.value)}
          />
        </FieldGrid>
        <p className="text-md wrap-anywhere">It goes to {paperAddress(order)}.</p>
        <SubmitButton variant="outline" busyLabel="Sending..." className="justify-self-start">
          Send again
        </SubmitButton>
        <SentPapers
          letters={letters}
          momentText={(instant) => instantIn(order.course.venueTimezone, instant)}
        />
      </Form>
    </Section>
  );
}
