import { TextField } from '#web/ui/controls/text-field.tsx';

/** How the fields stand that narrow a list by its days: in pairs on a phone, so that the rows are not a screen away. */
export const PERIOD_FORM =
  'flex flex-wrap items-end gap-3 max-sm:*:min-w-0 max-sm:*:grow max-sm:*:basis-36 max-sm:*:grid-cols-1';

/** The days of a list, both included. */
export const PeriodFields = ({ from, to }: { from: string; to: string }) => (
  <>
    <TextField name="from" label="From" type="date" defaultValue={from} />
    <TextField name="to" label="To" type="date" defaultValue={to} />
  </>
);
