import { MAIL_STATES } from '#domain/notices/mail-state.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { type LetterView, letterList } from './letter-view.ts';
import { BASIS, letterStateWords } from './letter-words.ts';

const STATES = MAIL_STATES.map((value) => ({ value, label: letterStateWords[value] }));

export function LetterFilters({ view }: { view: LetterView }) {
  return (
    <div className="grid gap-3 border-b border-hairline px-5 py-3.5">
      <ChoiceChips
        label="Filter by state"
        all="All"
        choices={STATES}
        current={view.state}
        to={(state) => letterList.changed(view, { state })}
      />
      <ListForm list={letterList} view={view} fields={['q']} className="flex gap-2">
        <SearchBox
          asked={view.q}
          label="Search letters"
          placeholder="Email or kind of letter"
          className="min-w-0 flex-1"
        />
        <Button type="submit" size="sm">
          Search
        </Button>
      </ListForm>
      <p className="max-w-prose text-xs text-muted">{BASIS}</p>
    </div>
  );
}
