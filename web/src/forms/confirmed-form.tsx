import { type ReactNode, type SubmitEvent, useRef, useState } from 'react';
import { useSubmit } from 'react-router';
import type { Button } from '#web/ui/controls/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';
import { Form, SubmitButton } from './form.tsx';
import type { FormFailure } from './use-form-issues.ts';

interface ConfirmedFormProps {
  intent: string;
  failure: FormFailure | undefined;
  label: string;
  busyLabel?: string;
  variant?: Parameters<typeof Button>[0]['variant'];
  /** Names the thing: 'Give up order AUR-K8Z30QPT5D?' */
  title: string;
  cancelLabel: string;
  /** Says what will happen. */
  children: ReactNode;
  /** What the form sends along, or asks for. */
  fields?: ReactNode;
}

/** A button that cannot be undone: asked for once more where scripts run; without one its words have to do. */
export function ConfirmedForm(props: ConfirmedFormProps) {
  const {
    intent,
    failure,
    label,
    busyLabel,
    variant = 'outline',
    title,
    cancelLabel,
    children,
    fields,
  } = props;
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
      <Form intent={intent} failure={failure} onSubmit={ask} className="grid gap-4" preventScrollReset>
        {fields}
        <div>
          <SubmitButton variant={variant} busyLabel={busyLabel}>
            {label}
          </SubmitButton>
        </div>
      </Form>
      <ConfirmDialog
        title={title}
        confirmLabel={label}
        cancelLabel={cancelLabel}
        danger
        open={isOpen}
        onOpenChange={setIsOpen}
        onConfirm={confirm}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
