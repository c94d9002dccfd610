import { SALE_KINDS } from '#domain/payments/sale-kind.ts';
import type { CourseChoices } from '#web/lists/course-fields.tsx';
import { Chip, ChipGroup } from '#web/ui/navigation/chip.tsx';
import { KindChips } from './kind-chips.tsx';
import { CourseReportFilters } from './report-filters.tsx';
import { type RevenueView, revenueList } from './report-views.ts';
import { groupWords } from './report-words.ts';

interface RevenueFiltersProps {
  view: RevenueView;
  days: { from: string; to: string };
  choices: CourseChoices;
}

const GROUPS = Object.entries(groupWords) as [RevenueView['by'], string][];

export const RevenueFilters = ({ view, days, choices }: RevenueFiltersProps) => (
  <CourseReportFilters
    list={revenueList}
    view={view}
    days={days}
    choices={choices}
    chips={
      <>
        <ChipGroup label="Add up by">
          {GROUPS.map(([by, label]) => (
            <Chip key={by} to={revenueList.changed(view, { by })} current={view.by === by}>
              By {label.toLowerCase()}
            </Chip>
          ))}
        </ChipGroup>
        <KindChips list={revenueList} view={view} kinds={SALE_KINDS} />
      </>
    }
  />
);
