import { CATEGORIES } from '#contracts/courses/course-options.ts';
import { statusesOf, statusWordsOf } from '#web/lib/course-status-words.ts';
import { FilterSelect } from '#web/lists/filter-select.tsx';
import { ListForm } from '#web/lists/list-form.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { usePendingView } from '#web/lists/use-pending-view.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { categoryWords, selfPacedColumnWords } from '../course-words.ts';
import { type CourseView, useCourseList } from '../list/course-view.ts';

const words = statusWordsOf('ELearningCourse');
const statuses = statusesOf('ELearningCourse').map((value) => ({ value, label: words[value] }));
const categories = CATEGORIES.map((value) => ({ value, label: categoryWords[value] }));
const orders = Object.entries(selfPacedColumnWords).flatMap(([column, word]) => [
  { value: column, label: `By ${word}` },
  { value: `-${column}`, label: `By ${word}, downwards` },
]);
const WIDTH = 'flex-[0_1_10rem] max-md:flex-[1_1_8rem]';

export function SelfPacedFilters({ view }: { view: CourseView }) {
  const courseList = useCourseList();
  const asked = usePendingView(courseList) ?? view;
  return (
    <ListForm
      list={courseList}
      view={asked}
      fields={['q', 'status', 'category', 'sort']}
      className="flex flex-wrap gap-2 border-b border-hairline px-5 py-2.5 max-md:px-4"
      replace
    >
      <SearchBox
        live
        asked={asked.q}
        label="Search courses"
        placeholder="Code, title or instructor"
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
        name="category"
        label="Category"
        all="All categories"
        value={asked.category}
        choices={categories}
        className={WIDTH}
      />
      {/* Where the heads of the columns are out of sight. */}
      <FilterSelect
        name="sort"
        label="Order"
        all="Changed last first"
        value={asked.sort}
        choices={orders}
        className={`${WIDTH} md:hidden`}
      />
      <span className="hidden noscript:contents">
        <Button type="submit" size="sm">
          Search
        </Button>
      </span>
    </ListForm>
  );
}
