import type { ListedLearner } from '#contracts/learning/admin-learners.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { detailDay } from '#web/lib/format.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';

export interface LearnerActsProps {
  learner: ListedLearner;
  /** Of what was tried with this course. */
  resetFailure: FormFailure | undefined;
  extendFailure: FormFailure | undefined;
}

/** What staff do for somebody who is stuck in a course, or whose time is over. */
export function LearnerActs({ learner, resetFailure, extendFailure }: LearnerActsProps) {
  const { _id, courseTitle, accessUntil, lastAccessedDate } = learner;
  if (!lastAccessedDate && !accessUntil) return null;
  return (
    <details className="group" open={Boolean(resetFailure || extendFailure)}>
      <summary
        className="cursor-pointer text-sm underline underline-offset-4"
        aria-label={labelOf(courseTitle)}
      >
        Reset or extend
      </summary>
      <div className="mt-3 grid gap-5 pb-2 md:grid-cols-2">
        {lastAccessedDate && <ResetForm id={_id} failure={resetFailure} />}
        {accessUntil && <ExtendForm id={_id} accessUntil={accessUntil} failure={extendFailure} />}
      </div>
    </details>
  );
}

const labelOf = (title: string) => `Reset or extend ${title}`;

function ResetForm({ id, failure }: { id: string; failure: FormFailure | undefined }) {
  const form = useFormIssues(failure);
  return (
    <Form intent={intentOn('reset-learning', id)} failure={failure} className="grid content-start gap-3">
      <p className="text-muted">
        They begin at the first slide. What they did before is kept in their history.
      </p>
      <FieldGrid>
        <TextField
          label="Why they begin anew"
          maxLength={500}
          {...form.field('reason')}
          id={`reset-reason-${id}`}
        />
      </FieldGrid>
      <SubmitButton variant="outline" size="sm" className="justify-self-start">
        Begin anew
      </SubmitButton>
    </Form>
  );
}

interface ExtendFormProps {
  id: string;
  accessUntil: string;
  failure: FormFailure | undefined;
}

function ExtendForm({ id, accessUntil, failure }: ExtendFormProps) {
  const form = useFormIssues(failure);
  return (
    <Form intent={intentOn('extend-access', id)} failure={failure} className="grid content-start gap-3">
      <p className="num text-muted">They may learn it until {detailDay(accessUntil)}.</p>
      <FieldGrid>
        <TextField
          label="New last day"
          type="date"
          {...form.field('accessUntil', accessUntil)}
          id={`until-${id}`}
        />
        <TextField
          label="Why it is longer"
          maxLength={500}
          {...form.field('reason')}
          id={`extend-reason-${id}`}
        />
      </FieldGrid>
      <SubmitButton variant="outline" size="sm" className="justify-self-start">
        Extend access
      </SubmitButton>
    </Form>
  );
}
