import { type ComponentProps, type MouseEvent, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { paymentCaseEndpoints } from '#contracts/payment-cases.ts';
import { Form } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { ErrorSummary } from '#web/ui/error-summary.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The form to which the boxes of all cards belong. */
export const BATCH_FORM = 'case-batch';

interface BatchBarProps {
  count: number;
  total: number;
  onAll: (all: boolean) => void;
  failure?: FormFailure;
  idempotencyKey: string;
}

/** There as soon as a card is chosen; without a script always, for then nobody knows what is chosen. */
export function BatchBar({ count, total, onAll, failure, idempotencyKey }: BatchBarProps) {
  const form = useFormIssues(failure);
  const what = count > 0 ? counted(count, 'case') : 'the chosen cases';
  return (
    <>
      <label className="mt-3.5 flex min-h-(--control-sm) cursor-pointer items-center gap-3 px-9 text-sm max-md:px-7 noscript:hidden">
        <input
          type="checkbox"
          checked={count > 0 && count === total}
          onChange={(event) => onAll(event.target.checked)}
          className="tick"
        />
        Choose all on this page
      </label>
      <BatchFailure failure={failure} />
      <Form
        id={BATCH_FORM}
        intent="batch"
        idempotencyKey={`${idempotencyKey} batch`}
        preventScrollReset
        className={cx(
          'on-deep z-10 mx-5 mt-2 bg-ink px-4 py-3 text-on-deep max-md:mx-3 md:sticky md:top-0',
          count === 0 && !failure && 'hidden noscript:block',
        )}
      >
        {/* Enter in a field presses the first button; none of the three is meant by it. */}
        <button type="submit" disabled hidden />
        <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <p role="status" className="flex min-h-(--control-sm) items-center text-md">
            <strong>{count > 0 ? `${counted(count, 'case')} chosen` : 'Several at once'}</strong>
          </p>
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
          <Button size="sm" variant="ghost" onClick={() => onAll(false)} className="ms-auto noscript:hidden">
            Choose none
          </Button>
        </div>
      </Form>
    </>
  );
}

function BatchFailure({ failure }: Pick<BatchBarProps, 'failure'>) {
  if (!failure) return null;
  return (
    <div className="mx-5 mt-2 max-md:mx-3">
      {failure.issues?.length ? (
        <ErrorSummary issues={failure.issues} />
      ) : (
        <Notice tone="danger" live>
          {failure.message}
        </Notice>
      )}
    </div>
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
      <BatchButton batch="cancel" onClick={ask}>
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

type BatchButtonProps = Pick<ComponentProps<typeof Button>, 'children' | 'onClick'> & { batch: string };

/** Only the pressed one of the three is busy. */
function BatchButton({ batch, children, onClick }: BatchButtonProps) {
  const { formData } = useNavigation();
  const isUnderWay = formData?.get('_action') === 'batch' && formData.get('batch') === batch;
  return (
    <Button type="submit" name="batch" value={batch} size="sm" busy={isUnderWay} onClick={onClick}>
      {children}
    </Button>
  );
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
