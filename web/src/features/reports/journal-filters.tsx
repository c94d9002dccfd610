import { JOURNAL_WORDS, kindWords } from '#contracts/reporting/admin-journal-words.ts';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { ReportFilters } from './report-filters.tsx';
import { type JournalView, journalList } from './report-views.ts';

interface JournalFiltersProps {
  view: JournalView;
  /** Those that are shown, whether or not they were asked for. */
  days: { from: string; to: string };
  accounts: readonly string[];
}

const KINDS = Object.entries(JOURNAL_WORDS).map(([value, label]) => ({ value, label }));

/** Several accounts or kinds, as a figure leads to them, are one choice more. */
const accountsFor = (account: string, known: readonly string[]) =>
  account.includes(',') ? [...known, { value: account, label: account.replaceAll(',', ', ') }] : known;
const kindsFor = (kind: string) =>
  kind.includes(',') ? [...KINDS, { value: kind, label: kind.split(',').map(kindWords).join(', ') }] : KINDS;

export const JournalFilters = ({ view, days, accounts }: JournalFiltersProps) => (
  <ReportFilters
    list={journalList}
    view={view}
    days={days}
    fields={{
      names: ['account', 'kind'],
      controls: (
        <>
          <SelectField
            name="account"
            label="Account"
            placeholder="Any account"
            defaultValue={view.account}
            options={accountsFor(view.account, accounts)}
            className="sm:w-52"
          />
          <SelectField
            name="kind"
            label="What"
            placeholder="Anything"
            defaultValue={view.kind}
            options={kindsFor(view.kind)}
            className="sm:w-60"
          />
        </>
      ),
    }}
  />
);
