import type { ReactNode } from 'react';
import { Chip, ChipGroup } from '#web/ui/navigation/chip.tsx';
import type { Choice } from './filter-select.tsx';

interface ChoiceChipsProps<V extends string> {
  label: string;
  /** The words of the first chip, which chooses nothing. */
  all: ReactNode;
  choices: readonly Choice<V>[];
  current: V | '';
  /** The address of a choice. */
  to: (choice: V | '') => string;
  /** How many rows each would leave. */
  counts?: Record<V | 'all', number>;
}

/** Choices as links with their state in the address. */
export function ChoiceChips<V extends string>(props: ChoiceChipsProps<V>) {
  const { label, all, choices, current, to, counts } = props;
  return (
    <ChipGroup label={label}>
      <Chip to={to('')} current={current === ''} count={counts?.all}>
        {all}
      </Chip>
      {choices.map(({ value, label: text }) => (
        <Chip key={value} to={to(value)} current={current === value} count={counts?.[value]}>
          {text}
        </Chip>
      ))}
    </ChipGroup>
  );
}
