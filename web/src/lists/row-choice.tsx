import type { ReactNode } from 'react';

interface RowChoiceProps {
  /** The form to which the boxes of all rows belong. */
  form: string;
  /** The row's id. */
  value: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  className: string;
  /** What the box is called. */
  children: ReactNode;
}

/** Chooses a row for what is done to several at once. */
export const RowChoice = ({ form, value, isChosen, onChoose, className, children }: RowChoiceProps) => (
  <label className={className}>
    <input
      type="checkbox"
      name="ids"
      value={value}
      form={form}
      checked={isChosen}
      onChange={(event) => onChoose(event.target.checked)}
      className="tick"
    />
    {children}
  </label>
);
