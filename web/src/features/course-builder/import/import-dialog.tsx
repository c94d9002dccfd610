import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { ImportReport } from '#contracts/course-builder/import.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FileDrop } from '#web/ui/controls/file-drop.tsx';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ACCEPTED_IMPORTS, KINDS, moreText, sendingText, takenText, WORDS } from './import-words.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  courseId: string;
  /** The draft has more than it had. */
  onImported: () => void;
}

/** A button, and behind it what can be imported, how far it has come, and what became of it. */
export function ImportDialog({ courseId, onImported }: ImportDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { state, send, reset } = useImport(courseId, onImported);
  function turn(open: boolean) {
    if (!open) reset();
    setIsOpen(open);
  }
  return (
    <Dialog
      title={WORDS.title}
      trigger={
        <Button size="sm">
          <FileUp aria-hidden="true" className="size-4" />
          {WORDS.open}
        </Button>
      }
      open={isOpen}
      onOpenChange={turn}
      width="lg"
      footer={
        <>
          {state.at === 'report' && <Button onClick={reset}>{WORDS.again}</Button>}
          <Button variant={state.at === 'report' ? 'primary' : 'outline'} onClick={() => turn(false)}>
            {state.at === 'report' ? WORDS.close : WORDS.cancel}
          </Button>
        </>
      }
    >
      {state.at === 'choice' && <Choice failure={state.failure} onFile={send} />}
      {state.at === 'sending' && <Sending name={state.name} share={state.share} />}
      {state.at === 'report' && <Report name={state.name} report={state.report} />}
    </Dialog>
  );
}

function Choice({ failure, onFile }: { failure: string; onFile: (file: File) => void }) {
  return (
    <>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <FileDrop
        title={WORDS.choose}
        hint={WORDS.hint}
        accept={ACCEPTED_IMPORTS}
        Icon={FileUp}
        onFile={onFile}
      />
      <dl className="grid gap-3">
        {KINDS.map(({ kind, title, text }) => (
          <div key={kind}>
            <dt className="font-strong">{title}</dt>
            <dd className="text-sm text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Sending({ name, share }: { name: string; share: number }) {
  const text = sendingText(name, share);
  return (
    <div className="grid gap-1.5" role="status">
      <p className="num wrap-anywhere">{text}</p>
      <Bar value={share} total={1} label={text} />
    </div>
  );
}

function Report({ name, report: { taken, lines, moreLines } }: { name: string; report: ImportReport }) {
  return (
    <>
      <Notice tone="success" live title={`“${name}” was imported`}>
        <span className="num">{takenText(taken)}.</span>
      </Notice>
      {lines.length === 0 ? (
        <p>{WORDS.nothingLost}</p>
      ) : (
        <section className="grid gap-2">
          <h3 className="text-md">{WORDS.notTaken}</h3>
          <ul className="grid gap-1.5 ps-5 text-sm wrap-anywhere marker:text-muted">
            {lines.map((line) => (
              <li key={line} className="list-disc">
                {line}
              </li>
            ))}
          </ul>
          {moreLines > 0 && <p className="num text-sm text-muted">{moreText(moreLines)}</p>}
        </section>
      )}
    </>
  );
}
