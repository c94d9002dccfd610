import { useState } from 'react';
import { call } from '#web/lib/client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { type BankQuestion, copyOf } from './bank.ts';

interface CopyCheckProps {
  courseId: string;
  checks: readonly { value: string; label: string }[];
  onCopied: (question: BankQuestion) => void;
}

/** Takes the question of a slide into the bank, as it stands in the draft now. */
export function CopyCheck({ courseId, checks, onCopied }: CopyCheckProps) {
  const [slideId, setSlideId] = useState('');
  const [told, setTold] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function copy() {
    if (!slideId) return setTold('Choose a slide');
    setIsBusy(true);
    const answer = await call('getDraftSlide', { id: courseId, slideId });
    setIsBusy(false);
    if (!answer.success) return setTold(answer.message);
    const { question } = answer.slide;
    setTold(question ? '' : 'This slide asks nothing yet.');
    if (question) onCopied(copyOf(question, slideId));
  }

  return (
    <div className="flex flex-wrap items-start gap-3">
      <SelectField
        name="check"
        label="Check of a slide"
        placeholder="Choose a slide"
        value={slideId}
        options={checks}
        error={told || undefined}
        onChange={({ target }) => setSlideId(target.value)}
        className="min-w-0 flex-[1_1_14rem]"
      />
      <Button busy={isBusy} onClick={() => void copy()} className="mt-6.5">
        Copy into the bank
      </Button>
    </div>
  );
}
