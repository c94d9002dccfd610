import { FileText } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { sha256Of } from './sha256-of.ts';

type Outcome = { name: string; is: 'same' | 'other' | 'unreadable' };

/** A PDF that somebody holds, compared in their own browser with the one that was issued. Without a script it is not there. */
export function ComparePdf({ sha256 }: { sha256: string }) {
  const hasScript = useHasScript();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [isOver, setIsOver] = useState(false);
  if (!hasScript) return null;

  async function compare(file: File | undefined) {
    if (!file) return;
    const found = await sha256Of(file);
    setOutcome({ name: file.name, is: found === null ? 'unreadable' : found === sha256 ? 'same' : 'other' });
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    void compare(event.dataTransfer.files[0]);
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    void compare(event.target.files?.[0]);
    event.target.value = '';
  }
  return (
    <div className="grid max-w-140 gap-3">
      <label
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={cx(
          'grid cursor-pointer gap-2 rounded-xs border border-dashed p-5 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-ink',
          isOver ? 'border-deep bg-celadon' : 'border-control',
        )}
      >
        <FileText aria-hidden="true" className="size-6" />
        <span className="font-strong">Compare a PDF</span>
        <span className="text-sm text-muted">
          Drop the file here or <span className="underline">choose it</span>. It is compared in your browser
          and not uploaded.
        </span>
        <input type="file" accept="application/pdf" onChange={choose} className="sr-only" />
      </label>
      {outcome && <Compared {...outcome} />}
    </div>
  );
}

const TONES = { same: 'success', other: 'danger', unreadable: 'warning' } as const;
const TITLES = {
  same: 'The same file',
  other: 'Not the file that was issued',
  unreadable: 'This file could not be read',
};

function Compared({ name, is }: Outcome) {
  return (
    <Notice tone={TONES[is]} title={TITLES[is]} live>
      {is === 'same' && `${name} is, byte for byte, the PDF that was issued.`}
      {is === 'other' &&
        `${name} was changed, printed anew or belongs to another number. Compare its lines with those above.`}
      {is === 'unreadable' && 'Please choose it again.'}
    </Notice>
  );
}
