import { FileText } from 'lucide-react';
import { useState } from 'react';
import { FileDrop } from '#web/ui/controls/file-drop.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { sha256Of } from './sha256-of.ts';

type Outcome = { name: string; is: 'same' | 'other' | 'unreadable' };

/** A PDF that somebody holds, compared in their own browser with the one that was issued. Without a script it is not there. */
export function ComparePdf({ sha256 }: { sha256: string }) {
  const hasScript = useHasScript();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (!hasScript) return null;

  async function compare(file: File) {
    const found = await sha256Of(file);
    setOutcome({ name: file.name, is: found === null ? 'unreadable' : found === sha256 ? 'same' : 'other' });
  }
  return (
    <div className="grid max-w-140 gap-3">
      <FileDrop
        title="Compare a PDF"
        hint="It is compared in your browser and not uploaded."
        accept="application/pdf"
        Icon={FileText}
        onFile={(file) => void compare(file)}
      />
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
