import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { LARGEST_BADGE } from '#contracts/certificates/badge-options.ts';
import { call } from '#web/lib/client.ts';
import { readBase64, UNREADABLE } from '#web/lib/read-base64.ts';
import { FileDrop } from '#web/ui/controls/file-drop.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { badgeWords, type CheckedBadge } from './badge-words.ts';

type Outcome = { checked: CheckedBadge } | { problem: string };

/** The picture or record of a badge that somebody holds. Its signature is checked by the server; the file is not kept. */
export function CheckBadge() {
  const hasScript = useHasScript();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  if (!hasScript) return null;
  return (
    <Section title="Its badge" intro="A digital badge carries what the certificate says, signed.">
      <div className="grid max-w-140 gap-3">
        <FileDrop
          title="Check a badge"
          hint="PNG, SVG or JSON. It is sent to be checked, and not kept."
          accept="image/png,image/svg+xml,application/json,.json"
          Icon={BadgeCheck}
          onFile={(file) => void check(file).then(setOutcome)}
        />
        {outcome && <Said outcome={outcome} />}
      </div>
    </Section>
  );
}

const check = async (file: File): Promise<Outcome> => {
  if (file.size > LARGEST_BADGE) return { problem: 'A file of a badge has at most 1 MB.' };
  const text = await readBase64(file);
  if (!text) return { problem: UNREADABLE };
  const answer = await call('checkBadge', { file: text });
  return answer.success ? { checked: answer } : { problem: answer.message };
};

function Said({ outcome }: { outcome: Outcome }) {
  if ('problem' in outcome)
    return (
      <Notice tone="warning" title="It could not be checked" live>
        {outcome.problem}
      </Notice>
    );
  const { tone, title, sentence } = badgeWords(outcome.checked);
  const { number } = outcome.checked;
  return (
    <Notice tone={tone} title={title} live>
      {sentence} {number && <TextLink to={`/verify/${number}`}>See its certificate</TextLink>}
    </Notice>
  );
}
