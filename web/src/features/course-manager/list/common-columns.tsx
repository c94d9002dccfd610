import { statusWordsOf } from '#web/lib/course-status-words.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { categoryWords } from '../course-words.ts';
import { StatusLamp } from '../status-lamp.tsx';
import type { CourseColumn, ListedCourse } from './listed-kind.ts';

type Column = CourseColumn<ListedCourse>;
type ShownProps = Parameters<Column['Shown']>[0];

/** By which a row is chosen. */
export const codeColumn: Column = { by: 'code', Shown: ({ course }) => course.basic.courseCode || '–' };

/** It leads to the form. */
function Title({ course }: ShownProps) {
  const { edit } = useManager();
  return (
    <>
      <TextLink to={edit(course._id)} look="quiet" dir="auto" className="font-strong wrap-anywhere">
        {course.basic.title}
      </TextLink>
      {course.metadata.isTemplate && <Tag className="ms-2">Template</Tag>}
    </>
  );
}
export const titleColumn: Column = { by: 'title', Shown: Title };

export const categoryColumn: Column = {
  by: 'category',
  Shown: ({ course }) => categoryWords[course.basic.category],
};

function Status({ course }: ShownProps) {
  const { kind } = useManager();
  return <StatusLamp {...course.basic} words={statusWordsOf(kind)} />;
}
export const statusColumn: Column = { by: 'status', Shown: Status };
