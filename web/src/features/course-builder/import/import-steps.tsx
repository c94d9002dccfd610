import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportRun } from '#contracts/course-builder/import.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FileDrop } from '#web/ui/controls/file-drop.tsx';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { UploadTarget } from '#web/uploads/upload-targets.ts';
import { sendingText, underWayText, WORDS } from './import-words.ts';
import { useImport } from './use-import.ts';

export interface ImportWay {
  title: string;
  /** What the button says that opens it. */
  open: string;
  hint: string;
  accept: string;
  /** What is said below, before anything is chosen. */
  facts: readonly { title: string; text: string }[];
  /** Why a file need not be sent at all, or ''. */
  refusalOf: (file: File) => string;
}

interface SendDialogProps {
  way: ImportWay;
  target: Pick<UploadTarget, 'path' | 'field'>;
  /** What has to be there first, where one file is taken at a time. */
  underWay?: ImportRun | null;
  /** A file has arrived: the rest is done by the server. */
  onSent: (run: ImportRun) => void;
}

/** A button, and behind it what can be imported, and how much of it has been sent. */
export function SendDialog({ way, target, underWay, onSent }: SendDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, send, reset } = useImport({
    target,
    refusalOf: way.refusalOf,
    onSent: (run) => {
      setIsOpen(false);
      onSent(run);
    },
  });
  function turn(open: boolean) {
    if (!open) reset();
    setIsOpen(open);
  }
  return (
    <Dialog
      title={way.title}
      trigger={
        <Button size="sm">
          <FileUp aria-hidden="true" className="size-4" />
          {way.open}
        </Button>
      }
      open={isOpen}
      onOpenChange={turn}
      width="lg"
      footer={<Button onClick={() => turn(false)}>{underWay ? WORDS.close : WORDS.cancel}</Button>}
    >
      {state.at === 'sending' && <Sending name={state.name} share={state.share} />}
      {state.at === 'choice' &&
        (underWay ? (
          <Notice>{underWayText(underWay.file)}</Notice>
        ) : (
          <Choice way={way} failure={state.failure} onFile={send} />
        ))}
    </Dialog>
  );
}

interface ChoiceProps {
  way: ImportWay;
  failure: string;
  onFile: (file: File) => void;
}

/** Where a file is chosen, and why the last one was not taken. */
function Choice({ way: { hint, accept, facts }, failure, onFile }: ChoiceProps) {
  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <FileDrop title={WORDS.choose} hint={hint} accept={accept} Icon={FileUp} onFile={onFile} />
      <dl className="grid gap-3">
        {facts.map(({ title, text }) => (
          <div key={title}>
            <dt className="font-strong">{title}</dt>
            <dd className="text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** How far a file has come. */
function Sending({ name, share }: { name: string; share: number }) {
  const text = sendingText(name, share);
  return (
    <div className="grid gap-1.5" role="status">
      <p className="num wrap-anywhere">{text}</p>
      <Bar value={share} total={1} label={text} />
    </div>
  );
}
