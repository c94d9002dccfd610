import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { ButtonLink, type ButtonVariant } from '#web/ui/controls/button.tsx';
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { actLabels } from './act-words.ts';
import { type CaseAct, isAsked, isDestructive } from './case-acts.ts';

interface CaseActButtonProps {
  act: CaseAct;
  one: { _id: string; caseId: string };
  /** The address at which the act is asked for. */
  askedAt: string;
  idempotencyKey: string;
  variant?: ButtonVariant;
}

/** What is asked for first is a link to the question; the rest is a form of one button. */
export function CaseActButton({ act, one, askedAt, idempotencyKey, ...look }: CaseActButtonProps) {
  const { variant = isDestructive(act) ? 'danger-outline' : 'outline' } = look;
  const name = `${actLabels[act]}: ${one.caseId}`;
  if (isAsked(act)) {
    return (
      <ButtonLink to={askedAt} state={OVER} size="sm" variant={variant} preventScrollReset aria-label={name}>
        {actLabels[act]}
      </ButtonLink>
    );
  }
  return (
    <Form intent={intentOn(act, one._id)} idempotencyKey={`${idempotencyKey} ${one._id}`} preventScrollReset>
      <SubmitButton size="sm" variant={variant} aria-label={name}>
        {actLabels[act]}
      </SubmitButton>
    </Form>
  );
}
