import { FileUp } from 'lucide-react';
import type { ImportReport } from '#contracts/course-builder/import.ts';
import { FileDrop } from '#web/ui/controls/file-drop.tsx';
import { Bar } from '#web/ui/instruments/bar.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { moreText, sendingText, takenText, WORDS } from './import-words.ts';

interface ChoiceProps {
  failure: string;
  hint: string;
  accept: string;
  /** What is said below, before anything is chosen. */
  facts: readonly { title: string; text: string }[];
  onFile: (file: File) => void;
}

/** Where a file is chosen, and why the last one was not taken. */
export function ImportChoice({ failure, hint, accept, facts, onFile }: ChoiceProps) {
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
export function ImportSending({ name, share }: { name: string; share: number }) {
  const text = sendingText(name, share);
  return (
    <div className="grid gap-1.5" role="status">
      <p className="num wrap-anywhere">{text}</p>
      <Bar value={share} total={1} label={text} />
    </div>
  );
}

/** What became of it. */
export function ImportTold({ name, report }: { name: string; report: ImportReport }) {
  const { taken, lines, moreLines } = report;
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
