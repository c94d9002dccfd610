import { PAYMENT_WAYS } from '#contracts/reporting/payment-ways.ts';
import type { SaleKind } from '#domain/payments/sale-kind.ts';
import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { COURSE_FIELDS, type CourseChoices, CourseFields } from '#web/lists/course-fields.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { PERIOD_FORM, PeriodFields } from '#web/lists/period-fields.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { type PaymentView, paymentList } from './payment-view.ts';
import { wayWords } from './payment-words.ts';

const KINDS = Object.entries(saleKindWords).map(([value, label]) => ({ value: value as SaleKind, label }));

const WAYS = PAYMENT_WAYS.map((value) => ({ value, label: wayWords[value] }));

interface PaymentFiltersProps {
  view: PaymentView;
  choices: CourseChoices;
}

export function PaymentFilters({ view, choices }: PaymentFiltersProps) {
  return (
    <div className="grid gap-3 border-b border-hairline px-5 py-3.5">
      <ChoiceChips
        label="Filter by what was paid for"
        all="All"
        choices={KINDS}
        current={view.kind}
        to={(kind) => paymentList.changed(view, { kind })}
      />
      <ChoiceChips
        label="Filter by where it went"
        all="Both ways"
        choices={WAYS}
        current={view.way}
        to={(way) => paymentList.changed(view, { way })}
      />
      <ListForm
        key={paymentList.to(view)}
        list={paymentList}
        view={view}
        fields={['from', 'to', ...COURSE_FIELDS]}
        className={PERIOD_FORM}
      >
        <PeriodFields from={view.from} to={view.to} />
        <CourseFields view={view} choices={choices} />
        <Button type="submit">Show these</Button>
      </ListForm>
    </div>
  );
}
