import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { longDay } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { PRIVACY_WORDS as words } from './privacy-words.ts';

interface OwnRequestProps {
  request: { askedAt: string; dueOn: string; state: 'open' | 'withdrawn' | 'refused'; reason: string } | null;
  failure: FormFailure | undefined;
}

/** Asks to be erased, or takes that back while nobody has answered. */
export function OwnRequest({ request, failure }: OwnRequestProps) {
  if (request?.state === 'open')
    return (
      <Form intent="withdraw" failure={failure} className="grid max-w-[60ch] justify-items-start gap-4">
        <p>
          You asked on <span className="num">{officeMoment(request.askedAt)}</span>. We answer by{' '}
          <span className="num">{longDay(request.dueOn)}</span>.
        </p>
        <SubmitButton variant="outline">Take the request back</SubmitButton>
      </Form>
    );
  return (
    <div className="grid max-w-[60ch] gap-4">
      {request?.state === 'refused' && (
        <p>
          Your request of <span className="num">{officeMoment(request.askedAt)}</span> was refused:{' '}
          {request.reason}
        </p>
      )}
      <p>{words.erasure}</p>
      <ConfirmedForm
        intent="ask"
        failure={failure}
        label="Ask to be erased"
        variant="danger-outline"
        title="Ask to be erased?"
        cancelLabel="Keep my account"
      >
        {words.answer} Until then you can take the request back here.
      </ConfirmedForm>
    </div>
  );
}
