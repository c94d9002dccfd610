import type { ChangeEvent, ReactNode } from 'react';
import { FailureNotice, Form } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Chosen } from './use-chosen.ts';

interface BulkBarProps {
  /** The form to which the boxes of all rows belong. */
  id: string;
  intent: string;
  idempotencyKey?: string;
  failure?: FormFailure;
  chosen: Chosen;
  /** What a row is: "course". */
  noun: string;
  /** The head of the table, where one sees it, has the box that chooses every row. */
  hasHead?: boolean;
  /** What is done with the chosen ones. */
  children: ReactNode;
}

const everyBox = (chosen: Chosen) =>
  ({
    type: 'checkbox',
    checked: chosen.isEvery,
    onChange: (event: ChangeEvent<HTMLInputElement>) => chosen.chooseAll(event.target.checked),
    className: 'tick mt-0! noscript:hidden',
  }) as const;

/** The box that chooses every row of the page, or none, in the head of a table. */
export const ChooseAll = ({ chosen, label }: { chosen: Chosen; label: string }) => (
  <input {...everyBox(chosen)} aria-label={label} />
);

/** There as soon as a row is chosen; without a script always, for then nobody knows what is chosen. */
export function BulkBar({ chosen, noun, hasHead, failure, children, ...form }: BulkBarProps) {
  const count = chosen.ids.length;
  const isShown = count > 0 || failure !== undefined;
  return (
    <>
      <label
        className={cx(
          'flex min-h-11 cursor-pointer items-center gap-3 border-b border-hairline px-5 text-sm max-md:px-4 noscript:hidden',
          hasHead && 'md:hidden',
        )}
      >
        <input {...everyBox(chosen)} />
        Choose all on this page
      </label>
      <FailureNotice failure={failure} className="mx-5 my-2 max-md:mx-4" />
      <Form
        {...form}
        preventScrollReset
        data-bulk-bar={isShown || undefined}
        className={cx(
          'on-deep z-10 bg-ink px-5 py-2.5 text-on-deep max-md:px-4 md:sticky md:top-0 noscript:static!',
          !isShown && 'hidden noscript:block',
        )}
      >
        <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
          <p role="status" className="flex min-h-(--control-sm) items-center text-md">
            <strong>{count > 0 ? `${counted(count, noun)} chosen` : 'Several at once'}</strong>
          </p>
          {children}
          <Button
            size="sm"
            variant="ghost"
            onClick={() => chosen.chooseAll(false)}
            className="ms-auto noscript:hidden"
          >
            Choose none
          </Button>
        </div>
      </Form>
    </>
  );
}
