import type { ReactNode } from 'react';
import { Chip, ChipGroup } from '#web/ui/navigation/chip.tsx';
import { DISCIPLINES } from '../disciplines.ts';
import { choose, type ListState, listPath, STATUS_CHOICES, type StatusFilter } from './list-address.ts';

interface FilterChipsProps {
  state: ListState;
  /** How many coming courses each choice would leave; a calendar shows past ones too and counts none. */
  counts?: Record<StatusFilter | 'all', number>;
  /** At the end of the line. */
  children?: ReactNode;
}

/** Status and discipline as links with their state in the address. */
export function FilterChips({ state, counts, children }: FilterChipsProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:grid max-md:grid-cols-[minmax(0,1fr)]">
      <ChipGroup label="Status">
        <Chip to={listPath(choose(state, { status: undefined }))} current={!state.status} count={counts?.all}>
          All
        </Chip>
        {STATUS_CHOICES.map(({ value, label }) => (
          <Chip
            key={value}
            to={listPath(choose(state, { status: value }))}
            current={state.status === value}
            count={counts?.[value]}
          >
            {label}
          </Chip>
        ))}
      </ChipGroup>
      <span aria-hidden="true" className="h-7 w-px bg-hairline max-lg:hidden" />
      <ChipGroup label="Discipline">
        <Chip to={listPath(choose(state, { discipline: undefined }))} current={!state.discipline}>
          All<span className="sr-only"> disciplines</span>
        </Chip>
        {DISCIPLINES.map(({ key, name }) => (
          <Chip
            key={key}
            to={listPath(choose(state, { discipline: key }))}
            current={state.discipline === key}
          >
            {name}
          </Chip>
        ))}
      </ChipGroup>
      {state.series && (
        <ChipGroup label="Course">
          <Chip to={listPath(choose(state, { series: undefined }))}>
            All<span className="sr-only"> courses</span>
          </Chip>
          <Chip to={listPath(choose(state, {}))} current>
            One course
          </Chip>
        </ChipGroup>
      )}
      {children}
    </div>
  );
}
