import { Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { limitsText } from './check-files.ts';
import { FileInput } from './file-input.tsx';
import { type Batch, batchText } from './upload-queue.ts';
import type { Uploads } from './use-uploads.ts';

interface DropZoneProps {
  id: string;
  /** What the button says. */
  label: string;
  uploads: Uploads;
}

/** Files come by the button or by being dropped; what is on its way is shown below. */
export function DropZone({ id, label, uploads }: DropZoneProps) {
  const { target, queue, failure, room, add, cancel } = uploads;
  const { kind } = target;
  const isOne = target.field === 'file' || room === 1;
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isFileDrag = (event: DragEvent) => event.dataTransfer.types.includes('Files');

  return (
    <div className="grid gap-3">
      <fieldset
        aria-label={label}
        onDragOver={(event) => {
          if (!isFileDrag(event)) return;
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!isFileDrag(event)) return;
          event.preventDefault();
          setIsOver(false);
          add([...event.dataTransfer.files]);
        }}
        className={cx(
          'flex w-full min-w-0 flex-wrap items-center gap-x-4 gap-y-2 rounded-xs border border-dashed px-4 py-3',
          isOver ? 'border-deep bg-celadon' : 'border-control',
        )}
      >
        <Button id={id} size="sm" onClick={() => input.current?.click()} aria-describedby={`${id}-limits`}>
          <UploadIcon className="size-4" />
          {label}
        </Button>
        <p id={`${id}-limits`} className="text-xs leading-4.5 text-muted">
          <span className="max-md:hidden">or drop {isOne ? 'it' : 'them'} here. </span>
          {limitsText(kind)}
          {!isOne && ' each'}
        </p>
        <FileInput ref={input} kind={kind} label={label} multiple={!isOne} onChosen={add} />
      </fieldset>
      {queue.map((batch) => (
        <BatchRow key={batch.id} batch={batch} onCancel={() => cancel(batch.id)} />
      ))}
      {failure && (
        <Notice
          tone="danger"
          live
          action={
            failure.files.length > 0 && (
              <Button size="sm" onClick={() => add(failure.files)}>
                Try again
              </Button>
            )
          }
        >
          {failure.message}
        </Notice>
      )}
    </div>
  );
}

function BatchRow({ batch, onCancel }: { batch: Batch; onCancel: () => void }) {
  const text = batchText(batch);
  return (
    <div className="flex items-center gap-3">
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="num truncate text-sm">{text}</p>
        <Bar value={batch.share ?? 0} total={1} label={text} />
      </div>
      <Button
        variant="ghost"
        size="sm"
        iconOnly
        aria-label={`Cancel: ${batch.names.join(', ')}`}
        onClick={onCancel}
      >
        <X />
      </Button>
    </div>
  );
}
