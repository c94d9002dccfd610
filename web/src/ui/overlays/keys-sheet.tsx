import type { ReactNode } from 'react';
import { Checkbox } from '../controls/checkbox.tsx';
import { Dialog } from './dialog.tsx';

export type KeyRow = { keys: readonly ReactNode[]; act: string };

interface KeysSheetProps {
  open: boolean;
  close: () => void;
  /** Every key of the page, in columns. */
  columns: readonly (readonly KeyRow[])[];
  /** What else there is to know. */
  children: ReactNode;
  letters: { areOn: boolean; turn: (on: boolean) => void };
}

/** Which keys there are, and whether single letters are some. */
export const KeysSheet = ({ open, close, columns, children, letters }: KeysSheetProps) => (
  <Dialog title="Keys" width="lg" open={open} onOpenChange={(isOpen) => !isOpen && close()}>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))] gap-x-8 gap-y-2.5 text-sm leading-6">
      {columns.map((rows) => (
        <KeyList key={rows[0]?.act} rows={rows} />
      ))}
    </div>
    <p className="text-xs text-muted">{children}</p>
    <Checkbox
      name="letters"
      label="Use single letters and signs as keys"
      checked={letters.areOn}
      onChange={(event) => letters.turn(event.target.checked)}
    />
  </Dialog>
);

const KeyList = ({ rows }: { rows: readonly KeyRow[] }) => (
  <dl className="grid content-start gap-2.5">
    {rows.map(({ keys, act }) => (
      <div key={act} className="grid grid-cols-[84px_minmax(0,1fr)] gap-3">
        <dt className="flex gap-1">
          {keys.map((key, index) => (
            <kbd
              key={typeof key === 'string' ? key : `${index}`}
              className="inline-grid h-6 min-w-6 place-items-center rounded-xs border border-control bg-paper px-1.5 font-sans text-[12px]/[22px] font-medium whitespace-nowrap [&>.lucide]:size-3.5"
            >
              {key}
            </kbd>
          ))}
        </dt>
        <dd>{act}</dd>
      </div>
    ))}
  </dl>
);
