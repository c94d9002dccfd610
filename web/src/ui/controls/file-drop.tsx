import type { LucideIcon } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { cx } from '../cx.ts';

interface FileDropProps {
  title: string;
  /** What becomes of the file, after "Drop the file here or choose it." */
  hint: string;
  /** As the attribute of a file input. */
  accept: string;
  Icon: LucideIcon;
  onFile: (file: File) => void;
}

/** A place to drop one file on, or to choose it. It does something only where a script runs: show it there alone. */
export function FileDrop({ title, hint, accept, Icon, onFile }: FileDropProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }
  function choose(event: ChangeEvent<HTMLInputElement>) {
    take(event.target.files?.[0]);
    event.target.value = '';
  }
  return (
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
      <Icon aria-hidden="true" className="size-6" />
      <span className="font-strong">{title}</span>
      <span className="text-sm text-muted">
        Drop the file here or <span className="underline">choose it</span>. {hint}
      </span>
      <input type="file" accept={accept} onChange={choose} className="sr-only" />
    </label>
  );
}
