import type { ReactNode } from 'react';
import { FieldGrid } from '#web/ui/controls/field.tsx';

interface FieldGroupProps {
  legend: string;
  /** Shown, kept and not to be changed for now. */
  disabled?: boolean;
  children: ReactNode;
}

/** Fields of a section that belong together. */
export function FieldGroup({ legend, disabled, children }: FieldGroupProps) {
  return (
    <fieldset
      disabled={disabled}
      className="col-span-6 min-w-0 border-t border-hairline pt-4 first:border-t-0 first:pt-0"
    >
      <legend className="float-start mb-3 w-full text-md font-title">{legend}</legend>
      <FieldGrid className="clear-both">{children}</FieldGrid>
    </fieldset>
  );
}
