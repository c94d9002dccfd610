import type { adminMoveEndpoints } from '#contracts/after-sale/admin-moves.ts';
import type { OtherDate } from '#contracts/after-sale/move-line.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted, dotted, eurText } from '#web/lib/format.ts';
import { amountText } from '#web/lib/number-text.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { LicenceSeen } from '../licence-seen.tsx';
import { outcomeText, whenText } from './move-words.ts';
import { dateValue } from './read-office-move.ts';

type Asked = AnswerOf<(typeof adminMoveEndpoints)['adminListOtherDates']>;

interface OfficeMoveProps {
  asked: Asked;
  isAdmin: boolean;
  failure?: FormFailure;
  idempotencyKey: string;
}

/** Another date for somebody, by the rules of today or for other figures by whoever answers for them. */
export function OfficeMove({ asked, isAdmin, failure, idempotencyKey }: OfficeMoveProps) {
  const { reference, dates, feeEur } = asked;
  const back = <ButtonLink to={`${ORDERS}/${reference}`}>Back to the order</ButtonLink>;
  if (feeEur === null && !isAdmin)
    return (
      <Notice
        tone="warning"
        title="By the policy that was agreed the date can no longer be changed. An administrator can still do it."
        action={back}
      />
    );
  if (dates.length === 0)
    return (
      <EmptyState title="There is no other date with a free seat" actions={back}>
        Runs of the same series that are open appear here.
      </EmptyState>
    );
  return (
    <div className="grid items-start gap-4 xl:grid-cols-12">
      <Sheet title="New date" className="xl:col-span-8">
        <MoveForm {...{ asked, isAdmin, failure, idempotencyKey }} />
      </Sheet>
      <Sheet title="As it is" className="xl:col-span-4">
        <KeyValue>
          <KeyValueRow term="Date">{whenText(asked.course)}</KeyValueRow>
          <KeyValueRow term="Paid and not given back">{eurText(asked.paidEur)}</KeyValueRow>
          <KeyValueRow term="Fee by the policy today">
            {feeEur === null ? 'not permitted' : eurText(feeEur)}
          </KeyValueRow>
        </KeyValue>
      </Sheet>
    </div>
  );
}

function MoveForm({ asked, isAdmin, failure, idempotencyKey }: OfficeMoveProps) {
  const { reference, dates, feeEur } = asked;
  const form = useFormIssues(failure);
  const byRules = feeEur !== null;
  return (
    <Form intent="move-line" failure={failure} idempotencyKey={idempotencyKey} className="grid gap-5">
      <ChoiceList name="date" legend="Dates" legendHidden>
        {dates.map((date, i) => (
          <ChoiceCard
            key={date.course._id}
            value={dateValue(date)}
            defaultChecked={form.enteredValue('date', i === 0 ? dateValue(date) : '') === dateValue(date)}
            title={whenText(date.course)}
            aside={byRules && outcomeText({ payEur: date.pay.eur, backEur: date.back.eur })}
            detail={
              <>
                {detailOf(date)}
                {date.licence && <span className="block text-warning">{date.licence}</span>}
              </>
            }
          />
        ))}
      </ChoiceList>
      {isAdmin && <Figures form={form} byRules={byRules} />}
      {dates.some(({ licence }) => licence !== null) && <LicenceSeen form={form} />}
      <FieldGrid>
        <TextField label="Reason" hint="The person does not read it." {...form.field('reason')} />
      </FieldGrid>
      <div className="flex flex-wrap gap-2">
        <SubmitButton>Move to this date</SubmitButton>
        <ButtonLink to={`${ORDERS}/${reference}`}>Keep the date</ButtonLink>
      </div>
      <p className="text-sm text-pretty text-muted">
        What has to be paid is asked for by letter: the new seat is held for a day, and nothing moves before.
      </p>
    </Form>
  );
}

const detailOf = ({ course, instructors, seatsLeft, priceEur }: OtherDate): string =>
  dotted(course.code, instructors[0], `${counted(seatsLeft, 'seat')} left`, eurText(priceEur));

const AMOUNTS = [
  { name: 'fee', label: 'Fee', hint: 'Only with other figures.' },
  { name: 'more', label: 'Costs more', hint: 'Is paid before anything moves.' },
  { name: 'less', label: 'Costs less', hint: 'Goes back, less the fee.' },
];

interface FiguresProps {
  form: ReturnType<typeof useFormIssues>;
  byRules: boolean;
}

function Figures({ form, byRules }: FiguresProps) {
  const figure = form.enteredValue('figure', byRules ? 'rules' : 'other');
  return (
    <>
      <ChoiceList name="figure" legend="Figures">
        {byRules && (
          <ChoiceCard value="rules" defaultChecked={figure === 'rules'} title="By the rules of today" />
        )}
        <ChoiceCard
          value="other"
          defaultChecked={figure === 'other'}
          title="Other figures"
          detail="They are recorded with your name and the reason."
        />
      </ChoiceList>
      <FieldGrid>
        {AMOUNTS.map(({ name, label, hint }) => (
          <TextField
            key={name}
            label={label}
            prefix="EUR"
            inputMode="decimal"
            span="third"
            hint={hint}
            {...form.field(name, amountText(0))}
          />
        ))}
      </FieldGrid>
    </>
  );
}
