import { type ComponentProps, type MouseEvent, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { paymentCaseEndpoints } from '#contracts/payment-cases/admin-payment-cases.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOf } from '#web/forms/intent.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { BulkBar } from '#web/lists/bulk-bar.tsx';
import type { Chosen } from '#web/lists/use-chosen.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx';

/** The form to which the boxes of all cards belong. */
export const BATCH_FORM = 'case-batch';

interface BatchBarProps {
  chosen: Chosen;
  failure?: FormFailure;
  idempotencyKey: string;
  hasHead: boolean;
}

/** Several cases are mailed again, given more days, or cancelled. */
export function BatchBar({ chosen, failure, idempotencyKey, hasHead }: BatchBarProps) {
  const form = useFormIssues(failure);
  const count = chosen.ids.length;
  const what = count > 0 ? counted(count, 'case') : 'the chosen cases';
  return (
    <BulkBar
      id={BATCH_FORM}
      intent="batch"
      idempotencyKey={`${idempotencyKey} batch`}
      chosen={chosen}
      noun="case"
      hasHead={hasHead}
      failure={failure}
    >
      {/* Enter in a field presses the first button; none of the three is meant by it. */}
      <button type="submit" disabled hidden />
      <BatchButton batch="resend">Resend {what}</BatchButton>
      <span className="flex items-end gap-2">
        <BatchField label="Days" {...form.field('batchDays', '7')} inputMode="numeric" className="w-16" />
        <BatchButton batch="extend">Extend {what}</BatchButton>
      </span>
      <span className="flex min-w-0 items-end gap-2 max-md:w-full">
        <BatchField
          label="Reason, kept in the history"
          {...form.field('batchReason')}
          maxLength={300}
          className="w-full md:w-60"
        />
        <CancelSeveral what={what} />
      </span>
    </BulkBar>
  );
}

/** Asked for once more where scripts run; without one the reason has to do. */
function CancelSeveral({ what }: { what: string }) {
  const [pressed, setPressed] = useState<HTMLButtonElement>();
  const submit = useSubmit();

  function ask(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    setPressed(event.currentTarget);
  }

  function confirm() {
    setPressed(undefined);
    if (!pressed?.form) return;
    submit(new FormData(pressed.form, pressed), { method: 'post', preventScrollReset: true });
  }

  return (
    <>
      <BatchButton batch="cancel" variant="danger" onClick={ask}>
        Cancel {what}
      </BatchButton>
      <ConfirmDialog
        title={`Cancel ${what}?`}
        confirmLabel={`Cancel ${what}`}
        cancelLabel="Go back"
        danger
        open={pressed !== undefined}
        onOpenChange={() => setPressed(undefined)}
        onConfirm={confirm}
      >
        The links of {what} take no money any more, and what is open on them is not asked for. What has been
        paid stays with the academy. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

type BatchButtonProps = Pick<ComponentProps<typeof Button>, 'children' | 'onClick' | 'variant'> & {
  batch: string;
};

/** Only the pressed one of the three is busy. */
function BatchButton({ batch, ...button }: BatchButtonProps) {
  const { formData } = useNavigation();
  const isBatch = formData !== undefined && intentOf(formData) === 'batch';
  const isUnderWay = isBatch && formReader(formData).text('batch') === batch;
  return <Button {...button} type="submit" name="batch" value={batch} size="sm" busy={isUnderWay} />;
}

type BatchFieldProps = ComponentProps<'input'> & { name: string; label: string; error?: string };

function BatchField({ label, error, className, ...input }: BatchFieldProps) {
  return (
    <label className="grid min-w-0 gap-1 text-xs">
      {label}
      <input
        {...input}
        id={input.name}
        aria-invalid={error ? true : undefined}
        className={cx('input min-h-(--control-sm)!', className)}
      />
      {error && <strong>{error}</strong>}
    </label>
  );
}

export type BatchResults = AnswerOf<(typeof paymentCaseEndpoints)['bulkPaymentCases']>['results'];

/** Each case is told for itself: some may have moved on meanwhile. */
export function BatchTold({ results }: { results: BatchResults }) {
  const done = results.filter((result) => result.done).length;
  const refused = results.length - done;
  return (
    <Notice
      tone={refused > 0 ? 'warning' : 'success'}
      live
      title={`${done} of ${counted(results.length, 'case')} done${refused > 0 ? `, ${refused} not` : ''}`}
    >
      <ul className="num grid gap-0.5">
        {results.map((result) => (
          <li key={result._id} className={cx(!result.done && 'text-danger')}>
            {result.caseId}: {result.message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
