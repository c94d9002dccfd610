import type { ReactNode } from 'react';
import type { ImportReport, ImportRun } from '#contracts/course-builder/import.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { askedByText, moreText, notTakenText, progressText, takenText, WORDS } from './import-words.ts';
import { isUnderWay } from './use-imports.ts';

interface ImportRunsProps {
  runs: readonly ImportRun[];
  onDismiss: (run: ImportRun) => void;
  /** What leads to a course that was made. */
  made?: (course: NonNullable<ImportRun['course']>) => ReactNode;
}

/** What is being imported, how far it has come, and what became of it until somebody has read it. */
export function ImportRuns({ runs, onDismiss, made }: ImportRunsProps) {
  if (runs.length === 0) return null;
  return (
    <ul className="mb-4 grid gap-2">
      {runs.map((run) => (
        <li key={run._id}>
          {isUnderWay(run) ? (
            <UnderWay run={run} />
          ) : (
            <Over run={run} onDismiss={() => onDismiss(run)} made={made} />
          )}
        </li>
      ))}
    </ul>
  );
}

function UnderWay({ run }: { run: ImportRun }) {
  const text = progressText(run);
  return (
    <div className="grid gap-1.5 rounded-xs bg-mist px-4 py-3.5">
      <p className="num text-md font-strong wrap-anywhere" role="status">
        {text}
      </p>
      <Bar value={run.stored} total={run.toStore} label={text} />
      <p className="text-sm text-muted">
        {askedByText(run)} {run.course ? WORDS.goOn : WORDS.goOnNew}
      </p>
    </div>
  );
}

type OverProps = Pick<ImportRunsProps, 'made'> & { run: ImportRun; onDismiss: () => void };

function Over({ run, onDismiss, made }: OverProps) {
  const { file, report, problem, course } = run;
  const dismiss = (
    <Button size="sm" onClick={onDismiss}>
      {WORDS.dismiss}
    </Button>
  );
  if (!report)
    return (
      <Notice tone="danger" live title={`“${file}” was not imported`} action={dismiss}>
        {problem} {course ? WORDS.asItWas : WORDS.noCourse}
      </Notice>
    );
  return (
    <Notice
      tone="success"
      live
      title={`“${file}” was imported`}
      action={
        <div className="flex flex-wrap gap-2">
          {course && made?.(course)}
          {report.lines.length > 0 && <NotTaken file={file} report={report} />}
          {dismiss}
        </div>
      }
    >
      <span className="num">
        {takenText(report.taken)}. {notTakenText(report)}
      </span>
    </Notice>
  );
}

function NotTaken({ file, report: { lines, moreLines } }: { file: string; report: ImportReport }) {
  return (
    <Dialog title={WORDS.notTaken} width="lg" trigger={<Button size="sm">{WORDS.details}</Button>}>
      <p className="wrap-anywhere">{`What of “${file}” is not in the draft, or not as it was:`}</p>
      <ul className="grid gap-1.5 ps-5 text-sm wrap-anywhere marker:text-muted">
        {lines.map((line) => (
          <li key={line} className="list-disc">
            {line}
          </li>
        ))}
      </ul>
      {moreLines > 0 && <p className="num text-sm text-muted">{moreText(moreLines)}</p>}
    </Dialog>
  );
}
