import type { adminMoveEndpoints } from '#contracts/after-sale/admin-moves.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { FieldError } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { whenText } from './move-words.ts';

type Run = AnswerOf<(typeof adminMoveEndpoints)['adminListRuns']>['runs'][number];
export type MoveResult = AnswerOf<(typeof adminMoveEndpoints)['adminMoveParticipants']>['results'][number];

interface MoveParticipantsProps {
  people: readonly { reference: string; names: string }[];
  runs: readonly Run[];
  isAdmin: boolean;
  failure?: FormFailure;
  idempotencyKey: string;
}

/** Who goes where, and whether anything is asked for it. */
export function MoveParticipants({ people, runs, isAdmin, failure, idempotencyKey }: MoveParticipantsProps) {
  const form = useFormIssues(failure);
  const { error } = form.field('references');
  return (
    <Form intent="move-participants" failure={failure} idempotencyKey={idempotencyKey} className="grid gap-6">
      <fieldset id="references" tabIndex={-1}>
        <legend className="mb-1.5 text-sm font-strong">Who</legend>
        {people.map(({ reference, names }) => (
          <Checkbox
            key={reference}
            id={reference}
            name="references"
            value={reference}
            label={
              <>
                {names} <span className="num text-muted">{reference}</span>
              </>
            }
          />
        ))}
        <FieldError id="references" error={error} />
      </fieldset>
      <ChoiceList name="toCourseId" legend="To which run">
        {runs.map(({ course, seatsLeft }, i) => (
          <ChoiceCard
            key={course._id}
            value={course._id}
            defaultChecked={form.enteredValue('toCourseId', i === 0 ? course._id : '') === course._id}
            title={whenText(course)}
            aside={`${counted(seatsLeft, 'seat')} left`}
            detail={course.code}
          />
        ))}
      </ChoiceList>
      {isAdmin && (
        <Checkbox
          name="isFree"
          label="Ask for nothing and give nothing back"
          hint="Fee and difference are waived, whatever the rules say. It is recorded with your name and the reason."
        />
      )}
      <TextField label="Reason" hint="The people do not read it." {...form.field('reason')} />
      <p className="text-sm text-pretty text-muted">
        Everybody is moved by the rules of their own order: who has something to pay is asked by letter, and
        their new seat is held for a day.
      </p>
      <div>
        <SubmitButton>Move them</SubmitButton>
      </div>
    </Form>
  );
}

/** What became of each. */
export function MoveResults({ results }: { results: readonly MoveResult[] }) {
  const refused = results.filter(({ done }) => !done);
  return (
    <Notice
      tone={refused.length > 0 ? 'warning' : 'success'}
      live
      className="mb-6"
      title={`${results.length - refused.length} of ${results.length} done`}
    >
      <ul className="grid gap-1">
        {results.map(({ reference, message }) => (
          <li key={reference}>
            <TextLink to={`${ORDERS}/${reference}`} className="num">
              {reference}
            </TextLink>
            : {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
