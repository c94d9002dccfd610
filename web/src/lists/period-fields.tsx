import { TextField } from '#web/ui/controls/text-field.tsx';

/** The days of a list, both included. */
export const PeriodFields = ({ from, to }: { from: string; to: string }) => (
  <>
    <TextField name="from" label="From" type="date" defaultValue={from} />
    <TextField name="to" label="To" type="date" defaultValue={to} />
  </>
);
