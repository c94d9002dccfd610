import { type SubmitEvent, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

interface GiveUpFormProps {
  reference: string;
  failure?: FormFailure;
}

/** Asked for once more where scripts run; without one the button's words have to do. */
export function GiveUpForm({ reference, failure }: GiveUpFormProps) {
  const [isOpen, setIsOpen] = useState(false);
  const asked = useRef<HTMLFormElement>(null);
  const submit = useSubmit();

  function ask(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    asked.current = event.currentTarget;
    setIsOpen(true);
  }

  function confirm() {
    setIsOpen(false);
    if (asked.current) submit(asked.current, { preventScrollReset: true });
  }

  return (
    <>
      <Form intent="abandon" failure={failure} onSubmit={ask} preventScrollReset>
        <input type="hidden" name="reference" value={reference} />
        <SubmitButton variant="outline">Give up this order</SubmitButton>
      </Form>
      <ConfirmDialog
        title={`Give up order ${reference}?`}
        confirmLabel="Give up this order"
        cancelLabel="Keep it"
        danger
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={confirm}
      >
        The card page is closed and your seat becomes free for others. Nothing has been charged for this
        order.
      </ConfirmDialog>
    </>
  );
}
