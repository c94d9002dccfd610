import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Attendant } from '#contracts/attendance/admin-attendance.ts';
import { LONGEST_SIGNATURE } from '#contracts/attendance/attendance-options.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOn } from '#web/forms/intent.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { focusIn, type Noting } from './mark-form.tsx';
import { SignaturePad } from './signature-pad.tsx';

interface SignFormProps {
  person: Pick<Attendant, 'enrolmentId' | 'name'>;
  onNoted: Noting;
}

/** The person signs on this device. Without a script there is nothing to sign on: they are noted by hand. */
export function SignForm({ person: { enrolmentId, name }, onNoted }: SignFormProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();

  function note(signature: string) {
    const found = problemOf(signature);
    setProblem(found);
    if (found) return;
    const row = button.current?.closest('tr') ?? null;
    flushSync(() => setOpen(false));
    flushSync(() => onNoted({ enrolmentId, kind: 'present', signature }));
    focusIn(row);
  }

  return (
    <>
      <Button
        ref={button}
        size="sm"
        aria-label={`Sign: ${name}`}
        onClick={() => setOpen(true)}
        className="noscript:hidden"
      >
        Sign
      </Button>
      <Dialog title={`${name}, please sign`} open={isOpen} onOpenChange={setOpen}>
        <Form
          intent={intentOn('present', enrolmentId)}
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            note(formReader(new FormData(event.currentTarget)).text('signature'));
          }}
        >
          <SignaturePad name={name} onDrawn={() => setProblem(undefined)} />
          {problem && (
            <p role="alert" className="text-sm text-danger">
              {problem}
            </p>
          )}
          <SubmitButton wide>Check in</SubmitButton>
        </Form>
      </Dialog>
    </>
  );
}

const problemOf = ({ length }: string): string | undefined => {
  if (length === 0) return 'Please sign in the box.';
  return length > LONGEST_SIGNATURE ? 'Please sign again, in fewer strokes.' : undefined;
};
