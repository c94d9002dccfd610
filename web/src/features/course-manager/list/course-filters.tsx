import type { ReactNode } from 'react';
import { CATEGORIES } from '#contracts/courses/course-options.ts';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { statusesOf, statusWordsOf } from '#web/lib/course-status-words.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { type Choice, FilterSelect } from '#web/lists/filter-select.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { usePendingView } from '#web/lists/use-pending-view.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { categoryWords, columnWords } from '../course-words.ts';
import { type CourseView, useCourseList } from './course-view.ts';
import type { FilterName, ListedCourse, ListedKind } from './listed-kind.ts';

type Offered = Pick<ListedKind<ListedCourse, never>, 'filters' | 'searched' | 'firstOrder'> & {
  columns: readonly Pick<ListedKind<ListedCourse, never>['columns'][number], 'by'>[];
};

interface CourseFiltersProps {
  of: Offered;
  view: CourseView;
  /** Cities that courses have; only those of courses in person are told. */
  cities?: readonly string[];
  /** Beside the filters. */
  children?: ReactNode;
}

interface Filter {
  label: string;
  all: string;
  choices: readonly Choice[];
}

const categories = CATEGORIES.map((value) => ({ value, label: categoryWords[value] }));
const WIDTH = 'flex-[0_1_8.75rem] max-md:flex-[1_1_8rem]';

function filtersOf(kind: CourseKind, cities: readonly string[]): Record<FilterName, Filter> {
  const words = statusWordsOf(kind);
  const statuses = statusesOf(kind).map((value) => ({ value, label: words[value] }));
  const chosen = statuses.map(({ value, label }) => ({ value, label: `Set to ${label.toLowerCase()}` }));
  return {
    status: { label: 'Status', all: 'All statuses', choices: statuses },
    stored: { label: 'Chosen status', all: 'Set to any', choices: chosen },
    category: { label: 'Category', all: 'All categories', choices: categories },
    city: { label: 'City', all: 'All cities', choices: cities.map((value) => ({ value, label: value })) },
  };
}

const ordersOf = (columns: Offered['columns']): Choice[] =>
  columns.flatMap(({ by }) => [
    { value: by, label: `By ${columnWords[by]}` },
    { value: `-${by}`, label: `By ${columnWords[by]}, downwards` },
  ]);

export function CourseFilters({ of, view, cities = [], children }: CourseFiltersProps) {
  const { kind } = useManager();
  const courseList = useCourseList();
  const asked = usePendingView(courseList) ?? view;
  const known = filtersOf(kind, cities);
  const shown = of.filters.filter((name) => known[name].choices.length > 0);
  return (
    <div className="flex flex-wrap gap-2 border-b border-hairline px-5 py-2.5 max-md:px-4">
      <ListForm
        list={courseList}
        view={asked}
        fields={['q', 'sort', ...of.filters]}
        className="flex min-w-0 flex-[1_1_36rem] flex-wrap gap-2"
        replace
      >
        <SearchBox
          live
          asked={asked.q}
          label="Search courses"
          placeholder={of.searched}
          className="min-w-0 flex-[1_1_12rem]"
        />
        {shown.map((name) => (
          <FilterSelect key={name} name={name} value={asked[name]} className={WIDTH} {...known[name]} />
        ))}
        {/* Where the heads of the columns are out of sight. */}
        <FilterSelect
          name="sort"
          label="Order"
          all={of.firstOrder}
          value={asked.sort}
          choices={ordersOf(of.columns)}
          className={cx(WIDTH, 'md:hidden', asked.as && 'hidden')}
        />
        <span className="hidden noscript:contents">
          <Button type="submit" size="sm">
            Search
          </Button>
        </span>
      </ListForm>
      {children}
    </div>
  );
}
