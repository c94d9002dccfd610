import { useState } from 'react';
import type { AdminCourseRow } from '#contracts/admin-courses.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { BulkBar } from './bulk-bar.tsx';
import { CourseTable } from './course-table.tsx';
import type { RowContext } from './row-actions.tsx';

interface CourseListProps extends RowContext {
  courses: readonly AdminCourseRow[];
  failure?: FormFailure;
}

/** The rows of a page, and what is done to several of them. Another page begins with none chosen. */
export function CourseList({ courses, failure, ...context }: CourseListProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const there = courses.filter(({ _id }) => chosen.has(_id)).map(({ _id }) => _id);

  function choose(id: string, isChosen: boolean) {
    setChosen(new Set(isChosen ? [...there, id] : there.filter((other) => other !== id)));
  }

  return (
    <>
      <BulkBar
        chosen={there}
        total={courses.length}
        onAll={(all) => setChosen(new Set(all ? courses.map(({ _id }) => _id) : []))}
        failure={failure}
      />
      <CourseTable courses={courses} chosen={new Set(there)} onChoose={choose} {...context} />
    </>
  );
}
