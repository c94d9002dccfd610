import { Clock } from 'lucide-react';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { type Outcome, VERDICTS } from './verdict-words.ts';

interface ByFiguresProps {
  /** Why it did not work before; null where nothing was tried. */
  outcome: Exclude<Outcome, 'checked-in'> | null;
  failure?: FormFailure;
}

/** The six figures below the code, for who has no camera or was too late. */
export function ByFigures({ outcome, failure }: ByFiguresProps) {
  const form = useFormIssues(failure);
  const verdict = outcome && VERDICTS[outcome];
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        {verdict && (
          <span className="mb-2 grid size-18 place-items-center rounded-full bg-warning text-on-deep">
            <Clock aria-hidden="true" strokeWidth={1.5} className="size-10" />
          </span>
        )}
        <h1 className="text-3xl tracking-display">{verdict?.title ?? 'Check in'}</h1>
        <p className="text-muted">
          {verdict?.words ??
            'Point your camera at the code on the screen, or enter the six figures below it.'}
        </p>
      </div>
      <Form intent="figures" failure={failure} action="/in" className="grid gap-6">
        <TextField
          label="Six figures"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={9}
          required
          {...form.field('figures')}
        />
        <SubmitButton wide>Check in</SubmitButton>
      </Form>
      <p className="text-sm text-muted">No signal? Tell the instructor, who can mark you by hand.</p>
    </div>
  );
}
