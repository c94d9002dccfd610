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

export const PROVEN_ACTS = ['move', 'renew', 'remove'] as const;
export type ProvenAct = (typeof PROVEN_ACTS)[number];

const BUTTONS: Record<ProvenAct, string> = {
  move: 'Move to another app or phone',
  renew: 'Make new recovery codes',
  remove: 'Switch two-step login off',
};

interface TwoStepStateProps {
  since: string;
  left: number;
  isRequired: boolean;
}

export function TwoStepState({ since, left, isRequired }: TwoStepStateProps) {
  const acts = PROVEN_ACTS.filter((act) => act !== 'remove' || !isRequired);
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
        {acts.map((act) => (
          <TextLink key={act} to={`/profile/safety?do=${act}`} look="standalone">
            {BUTTONS[act]}
          </TextLink>
        ))}
      </p>
      {isRequired && <p className="text-muted">{words.required}</p>}
    </div>
  );
}

interface ProofFormProps {
  act: ProvenAct;
  failure: FormFailure | undefined;
}

/** One at a time: all ask for the same fields, and would not be told apart by them. Once it is done, the page asks for nothing. */
export function ProofForm({ act, failure }: ProofFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form intent={act} action="/profile/safety" failure={failure} preventScrollReset>
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
