import { type ChangeEvent, type ComponentProps, useRef, useState } from 'react';
import { CATEGORIES } from '#contracts/courses/course-options.ts';
import { COURSE_STATUSES } from '#domain/courses/course-status.ts';
import { Form } from '#web/forms/form.tsx';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { COURSES, type CourseView, columnWords, courseViewPath, listOf } from './course-view.ts';
import { categoryWords, statusWords } from './course-words.ts';
import { usePendingView } from './use-pending-view.ts';

interface CourseFiltersProps {
  view: CourseView;
  /** Cities that courses have. */
  cities: readonly string[];
}

const orders = Object.entries(columnWords).flatMap(([column, word]) => [
  { value: column, label: `By ${word}` },
  { value: `-${column}`, label: `By ${word}, downwards` },
]);

/** A form that asks by address, so every view can be kept and sent; without a script the button sends the choice. */
export function CourseFilters({ view, cities }: CourseFiltersProps) {
  const asked = usePendingView() ?? view;
  const looks = { ...listOf(asked), cursor: '' };
  const asTable = courseViewPath({ ...looks, as: '' });
  const asTimeline = courseViewPath({ ...looks, as: 'timeline' });
  return (
    <div className="flex flex-wrap gap-2 border-b border-hairline px-5 py-2.5 max-md:px-4">
      <Form method="get" action={COURSES} className="flex min-w-0 flex-[1_1_36rem] flex-wrap gap-2" replace>
        {asked.view && <input type="hidden" name="view" value={asked.view} />}
        {asked.as && <input type="hidden" name="as" value={asked.as} />}
        <SearchWords asked={asked.q} />
        <FilterSelect name="status" label="Status" all="All statuses" value={asked.status}>
          {COURSE_STATUSES.map((status) => (
            <option key={status} value={status}>
              {statusWords[status]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="category" label="Category" all="All categories" value={asked.category}>
          {CATEGORIES.map((category) => (
            <option key={category} value={category}>
              {categoryWords[category]}
            </option>
          ))}
        </FilterSelect>
        <FilterSelect name="city" label="City" all="All cities" value={asked.city}>
          {cities.map((city) => (
            <option key={city}>{city}</option>
          ))}
        </FilterSelect>
        {/* Where the heads of the columns are out of sight. */}
        <FilterSelect
          name="sort"
          label="Order"
          all="Next first"
          value={asked.sort}
          className={cx('md:hidden', asked.as && 'hidden')}
        >
          {orders.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </FilterSelect>
        <span className="hidden noscript:contents">
          <Button type="submit" size="sm">
            Search
          </Button>
        </span>
      </Form>
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

/** Long enough to finish a word. */
const PAUSE_MS = 250;

function SearchWords({ asked }: { asked: string }) {
  const [typed, setTyped] = useState(asked);
  const [known, setKnown] = useState(asked);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Another view may come from elsewhere, as by the way back; a field that is remade would lose the cursor.
  if (known !== asked) {
    setKnown(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }

  function type(event: ChangeEvent<HTMLInputElement>) {
    const { form, value } = event.currentTarget;
    setTyped(value);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => form?.requestSubmit(), PAUSE_MS);
  }

  return (
    <SearchField
      name="q"
      label="Search courses"
      placeholder="Code, title, city or instructor"
      maxLength={100}
      value={typed}
      onChange={type}
      className="min-w-0 flex-[1_1_14rem]"
    />
  );
}

const askAtOnce = (event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit();

type FilterSelectProps = Omit<ComponentProps<'select'>, 'onChange'> & { label: string; all: string };

function FilterSelect({ label, all, children, className, ...select }: FilterSelectProps) {
  return (
    <select
      {...select}
      aria-label={label}
      onChange={askAtOnce}
      className={cx('input min-w-0 flex-[0_1_10rem] max-md:flex-[1_1_8rem]', className)}
    >
      <option value="">{all}</option>
      {children}
    </select>
  );
}
