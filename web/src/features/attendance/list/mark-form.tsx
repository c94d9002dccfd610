import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { Attendant, SentMark } from '#contracts/attendance/admin-attendance.ts';
import { Form } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';

export type Noting = (mark: Omit<SentMark, 'id' | 'sessionId' | 'madeAt'>) => void;

interface MarkFormProps {
  kind: SentMark['kind'];
  person: Pick<Attendant, 'enrolmentId'>;
  sessionId: string;
  /** The page whose action takes it where no script runs; else the one that it is on. */
  action?: string;
  onNoted: Noting;
  children: ReactNode;
}

/** One press, and it stands: also without a connection, where a script runs. */
export const MarkForm = ({
  kind,
  person: { enrolmentId },
  sessionId,
  action,
  onNoted,
  children,
}: MarkFormProps) => (
  <Form
    action={action}
    intent={intentOn(kind, enrolmentId)}
    preventScrollReset
    onSubmit={(event) => {
      event.preventDefault();
      const row = event.currentTarget.closest('tr, li');
      flushSync(() => onNoted({ enrolmentId, kind }));
      focusIn(row);
    }}
  >
    <input type="hidden" name="sessionId" value={sessionId} />
    {children}
  </Form>
);

/** The button goes with what is noted: what stands last in its row has the focus, or the next row where nothing does. */
export const focusIn = (row: Element | null): void => {
  const lastOf = (one: Element | null | undefined) =>
    [...(one?.querySelectorAll<HTMLElement>('a, button') ?? [])].at(-1);
  (lastOf(row) ?? lastOf(row?.nextElementSibling) ?? lastOf(row?.previousElementSibling))?.focus();
};
