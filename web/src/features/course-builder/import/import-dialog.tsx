import { FileUp } from 'lucide-react';
import { useState } from 'react';
import type { importCourse } from '#contracts/course-builder/import.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { importUpload } from '#web/uploads/upload-targets.ts';
import { ImportChoice, ImportSending, ImportTold } from './import-steps.tsx';
import { ACCEPTED_IMPORTS, importRefusal, KINDS, WORDS } from './import-words.ts';
import { useImport } from './use-import.ts';

interface ImportDialogProps {
  courseId: string;
  /** The draft has more than it had. */
  onImported: () => void;
}

/** A button, and behind it what can be imported, how far it has come, and what became of it. */
export function ImportDialog({ courseId, onImported }: ImportDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const target = importUpload(courseId);
  const { state, send, reset } = useImport<AnswerOf<typeof importCourse>>({
    target,
    refusalOf: importRefusal,
    onImported,
  });
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
      {state.at === 'choice' && (
        <ImportChoice
          failure={state.failure}
          hint={WORDS.hint}
          accept={ACCEPTED_IMPORTS}
          facts={KINDS}
          onFile={send}
        />
      )}
      {state.at === 'sending' && <ImportSending name={state.name} share={state.share} />}
      {state.at === 'report' && state.answer.report && (
        <ImportTold name={state.name} report={state.answer.report} />
      )}
    </Dialog>
  );
}
