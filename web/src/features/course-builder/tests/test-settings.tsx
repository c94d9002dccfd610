import type { DraftTest } from '#contracts/course-builder/draft-slide.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { useWholeNumber, type WholeNumberOf } from './use-whole-number.ts';

interface TestSettingsProps {
  test: DraftTest;
  onChange: (test: DraftTest) => void;
}

export function TestSettings({ test, onChange }: TestSettingsProps) {
  return (
    <div className="grid grid-cols-6 gap-x-4 gap-y-5">
      <TextField
        name="title"
        label="Title"
        value={test.title}
        maxLength={120}
        onChange={({ target }) => onChange({ ...test, title: target.value })}
      />
      <WholeNumber
        name="passPercent"
        label="To pass"
        suffix="%"
        value={test.passPercent}
        least={1}
        most={100}
        onChange={(passPercent) => onChange({ ...test, passPercent: passPercent ?? test.passPercent })}
      />
      <WholeNumber
        name="attempts"
        label="Attempts"
        hint="Empty: no limit"
        value={test.attempts}
        least={1}
        most={100}
        mayBeEmpty
        onChange={(attempts) => onChange({ ...test, attempts })}
      />
      <WholeNumber
        name="minutes"
        label="Time"
        suffix="min"
        hint="Empty: no limit"
        value={test.minutes}
        least={1}
        most={600}
        mayBeEmpty
        onChange={(minutes) => onChange({ ...test, minutes })}
      />
    </div>
  );
}

type WholeNumberProps = WholeNumberOf & { name: string; label: string; hint?: string; suffix?: string };

function WholeNumber({ name, label, hint, suffix, ...field }: WholeNumberProps) {
  const input = useWholeNumber(field);
  return (
    <TextField
      {...input}
      name={name}
      label={label}
      hint={hint}
      suffix={suffix}
      span="third"
      inputMode="numeric"
      required={!field.mayBeEmpty}
    />
  );
}
