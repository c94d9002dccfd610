import { CATEGORIES } from '#contracts/courses/course-options.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { statusWords } from '#web/lib/course-status-words.ts';
import { FilterSelect } from '#web/lists/filter-select.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { usePendingView } from '#web/lists/use-pending-view.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Segmented } from '#web/ui/navigation/segmented.tsx';
import { categoryWords, columnWords } from '../course-words.ts';
import { type CourseView, useCourseList } from './course-view.ts';

interface CourseFiltersProps {
  view: CourseView;
  /** Cities that courses have; live ones have none. */
  cities: readonly string[];
}

const orders = Object.entries(columnWords).flatMap(([column, word]) => [
  { value: column, label: `By ${word}` },
  { value: `-${column}`, label: `By ${word}, downwards` },
]);

const statuses = COURSE_STATUSES.map((value) => ({ value, label: statusWords[value] }));
const chosenStatuses = statuses.map(({ value, label }) => ({
  value,
  label: `Set to ${label.toLowerCase()}`,
}));
const categories = CATEGORIES.map((value) => ({ value, label: categoryWords[value] }));
const WIDTH = 'flex-[0_1_8.75rem] max-md:flex-[1_1_8rem]';

export function CourseFilters({ view, cities }: CourseFiltersProps) {
  const courseList = useCourseList();
  const asked = usePendingView(courseList) ?? view;
  const asTable = courseList.changed(asked, { as: '' });
  const asTimeline = courseList.changed(asked, { as: 'timeline' });
  return (
    <div className="flex flex-wrap gap-2 border-b border-hairline px-5 py-2.5 max-md:px-4">
      <ListForm
        list={courseList}
        view={asked}
        fields={['q', 'status', 'stored', 'category', 'city', 'sort']}
        className="flex min-w-0 flex-[1_1_36rem] flex-wrap gap-2"
        replace
      >
        <SearchBox
          live
          asked={asked.q}
          label="Search courses"
          placeholder="Code, title, city or instructor"
          className="min-w-0 flex-[1_1_12rem]"
        />
        <FilterSelect
          name="status"
          label="Status"
          all="All statuses"
          value={asked.status}
          choices={statuses}
          className={WIDTH}
        />
        <FilterSelect
          name="stored"
          label="Chosen status"
          all="Set to any"
          value={asked.stored}
          choices={chosenStatuses}
          className={WIDTH}
        />
        <FilterSelect
          name="category"
          label="Category"
          all="All categories"
          value={asked.category}
          choices={categories}
          className={WIDTH}
        />
        {cities.length > 0 && (
          <FilterSelect
            name="city"
            label="City"
            all="All cities"
            value={asked.city}
            choices={cities.map((city) => ({ value: city, label: city }))}
            className={WIDTH}
          />
        )}
        {/* Where the heads of the columns are out of sight. */}
        <FilterSelect
          name="sort"
          label="Order"
          all="Next first"
          value={asked.sort}
          choices={orders}
          className={cx(WIDTH, 'md:hidden', asked.as && 'hidden')}
        />
        <span className="hidden noscript:contents">
          <Button type="submit" size="sm">
            Search
          </Button>
        </span>
      </ListForm>
      <Segmented
        label="Layout"
        items={[
          { to: asTable, label: 'Table' },
          { to: asTimeline, label: 'Timeline' },
        ]}
        current={asked.as ? asTimeline : asTable}
      />
    </div>
  );
}
