import type { ReactNode } from 'react';
import { COURSE_FIELDS, type CourseChoices, CourseFields } from '#web/lists/course-fields.tsx';
import type { ListAddress } from '#web/lists/list-address.ts';
import { ListForm } from '#web/lists/list-form.tsx';
import { PERIOD_FORM, PeriodFields } from '#web/lists/period-fields.tsx';
import { Button } from '#web/ui/controls/button.tsx';

type Days = { from: string; to: string };
type OfCourses = Record<(typeof COURSE_FIELDS)[number], string>;

interface ReportFiltersProps<V> {
  list: ListAddress<V>;
  view: V;
  /** Those that are shown, whether or not they were asked for. */
  days: Days;
  /** What is chosen by links, above the fields. */
  chips?: ReactNode;
  /** Fields besides the days, and their names. */
  fields?: { names: readonly (keyof V & string)[]; controls: ReactNode };
}

/** The days of a report, and what it can be narrowed to. */
export function ReportFilters<V extends Days>({ list, view, days, chips, fields }: ReportFiltersProps<V>) {
  return (
    <div className="grid gap-3 border-b border-hairline px-5 py-3.5">
      {chips}
      <ListForm
        key={list.to(view)}
        list={list}
        view={view}
        fields={['from', 'to', ...(fields?.names ?? [])]}
        className={PERIOD_FORM}
      >
        <PeriodFields from={days.from} to={days.to} />
        {fields?.controls}
        <Button type="submit">Show these</Button>
      </ListForm>
    </div>
  );
}

interface CourseReportFiltersProps<V> extends Omit<ReportFiltersProps<V>, 'fields'> {
  choices: CourseChoices;
}

/** The same of a report that can be narrowed to courses. */
export const CourseReportFilters = <V extends Days & OfCourses>({
  choices,
  ...filters
}: CourseReportFiltersProps<V>) => (
  <ReportFilters
    {...filters}
    fields={{ names: COURSE_FIELDS, controls: <CourseFields view={filters.view} choices={choices} /> }}
  />
);
