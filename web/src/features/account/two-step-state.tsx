import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { momentIn } from '#web/lib/format.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { PasswordField } from '#web/ui/controls/password-field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { SAFETY_WORDS as words } from './safety-words.ts';

export const WEAKENINGS = ['renew', 'remove'] as const;
type Weakening = (typeof WEAKENINGS)[number];

const BUTTONS: Record<Weakening, string> = {
  renew: 'Make new recovery codes',
  remove: 'Switch two-step login off',
};

export function TwoStepState({ since, left }: { since: string; left: number }) {
  return (
    <div className="grid gap-6">
      <KeyValue layout="wide" className="border-t border-hairline">
        <KeyValueRow term="On since">
          <span className="num">{momentIn(ACADEMY_ZONE, since)}</span>
        </KeyValueRow>
        <KeyValueRow term="Recovery codes left">
          <span className="num">{left}</span>
        </KeyValueRow>
      </KeyValue>
      <p className="flex flex-wrap gap-6">
        <TextLink to="/profile/safety?do=renew" look="standalone">
          {BUTTONS.renew}
        </TextLink>
        <TextLink to="/profile/safety?do=remove" look="standalone">
          {BUTTONS.remove}
        </TextLink>
      </p>
    </div>
  );
}

interface ProofFormProps {
  act: Weakening;
  failure: FormFailure | undefined;
}

/** One at a time: both ask for the same fields, and would not be told apart by them. */
export function ProofForm({ act, failure }: ProofFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form intent={act} failure={failure} preventScrollReset>
      <FieldGrid>
        <PasswordField label="Your password" autoComplete="current-password" {...form.field('password')} />
        <TextField
          label={words.codeLabel}
          hint={words.codeHint}
          autoComplete="one-time-code"
          {...form.field('code')}
        />
      </FieldGrid>
      <div className="mt-6 flex flex-wrap items-center gap-6">
        <SubmitButton>{BUTTONS[act]}</SubmitButton>
        <TextLink to="/profile/safety" look="standalone">
          Leave it as it is
        </TextLink>
      </div>
    </Form>
  );
}
