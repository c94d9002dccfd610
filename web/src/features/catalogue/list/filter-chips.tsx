import type { ReactNode } from 'react';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import { Chip, ChipGroup } from '#web/ui/navigation/chip.tsx';
import { DISCIPLINES } from '../disciplines.ts';
import { type ListState, type PublicList, STATUS_CHOICES, type StatusFilter } from './list-state.ts';

interface FilterChipsProps {
  list: PublicList;
  state: ListState;
  /** How many coming courses each choice would leave; a calendar shows past ones too and counts none. */
  counts?: Record<StatusFilter | 'all', number>;
  /** At the end of the line. */
  children?: ReactNode;
}

const DISCIPLINE_CHOICES = DISCIPLINES.map(({ key, name }) => ({ value: key, label: name }));

export function FilterChips({ list, state, counts, children }: FilterChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:grid max-md:grid-cols-[minmax(0,1fr)]">
      <ChoiceChips
        label="Status"
        all="All"
        choices={STATUS_CHOICES}
        current={state.status}
        to={(status) => list.changed(state, { status })}
        counts={counts}
      />
      <span aria-hidden="true" className="h-7 w-px bg-hairline max-lg:hidden" />
      <ChoiceChips
        label="Discipline"
        all={<AllOf noun="disciplines" />}
        choices={DISCIPLINE_CHOICES}
        current={state.discipline}
        to={(discipline) => list.changed(state, { discipline })}
      />
      {state.series && (
        <ChipGroup label="Course">
          <Chip to={list.changed(state, { series: '' })}>
            <AllOf noun="courses" />
          </Chip>
          <Chip to={list.changed(state, {})} current>
            One course
          </Chip>
        </ChipGroup>
      )}
      {children}
    </div>
  );
}

/** Shown as "All"; said, also of what. */
const AllOf = ({ noun }: { noun: string }) => (
  <>
    All<span className="sr-only"> {noun}</span>
  </>
);
