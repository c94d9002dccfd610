import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { cx } from '../cx.ts';
import { describedBy, FieldError, FieldHint } from './field.tsx';

interface ChoiceListProps {
  name: string;
  legend: ReactNode;
  legendHidden?: boolean;
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
  className?: string;
}

const GroupName = createContext('');

/** One list with an outer edge; exactly one row can be chosen. Native radios: the arrow keys come for free. */
export function ChoiceList(props: ChoiceListProps) {
  const { name, legend, legendHidden, hint, error, children, className } = props;
  return (
    <fieldset
      id={name}
      tabIndex={-1}
      aria-describedby={describedBy(name, { error, hint })}
      className={cx('relative min-w-0', className)}
    >
      <legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-sm font-strong'}>{legend}</legend>
      <div className={cx('grid rounded-xs border', error ? 'border-danger' : 'border-control')}>
        <GroupName value={name}>{children}</GroupName>
      </div>
      <div className="mt-1.5 grid gap-1.5 empty:hidden">
        <FieldError id={name} error={error} />
        <FieldHint id={name} hint={hint} />
      </div>
    </fieldset>
  );
}

type ChoiceCardProps = Omit<ComponentProps<'input'>, 'type' | 'name' | 'title'> & {
  value: string;
  title: ReactNode;
  /** A figure at the end of the row. */
  aside?: ReactNode;
  detail?: ReactNode;
};

export function ChoiceCard({ title, aside, detail, className, ...input }: ChoiceCardProps) {
  const name = useContext(GroupName);
  return (
    <label className={cx('choice', className)}>
      <input {...input} type="radio" name={name} className="tick" />
      <span className="font-strong">{title}</span>
      {aside && <span className="num font-strong max-md:col-start-2 md:text-end">{aside}</span>}
      {detail && <span className="col-start-2 text-sm text-muted">{detail}</span>}
    </label>
  );
}
