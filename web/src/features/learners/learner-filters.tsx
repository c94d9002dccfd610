import { learnerStates } from '#contracts/learning/learner-states.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { type LearnerView, learnerList, stateWords } from './learner-view.ts';

const STATES = learnerStates.map((value) => ({ value, label: stateWords[value] }));

export function LearnerFilters({ view }: { view: LearnerView }) {
  return (
    <div className="grid gap-3 border-b border-hairline px-5 py-3.5">
      <ChoiceChips
        label="Filter by how far they are"
        all="All"
        choices={STATES}
        current={view.state}
        to={(state) => learnerList.changed(view, { state })}
      />
      <div className="flex flex-wrap items-center gap-2">
        <ListForm
          list={learnerList}
          view={view}
          fields={['q']}
          className="flex min-w-0 flex-[1_1_20rem] gap-2"
        >
          <SearchBox
            asked={view.q}
            label="Search learners"
            placeholder="Name or email"
            className="min-w-0 flex-1"
          />
          <Button type="submit" size="sm">
            Search
          </Button>
        </ListForm>
        {view.course && (
          <ButtonLink to={learnerList.changed(view, { course: '' })} variant="ghost" size="sm">
            Course {view.course}: show all courses
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
