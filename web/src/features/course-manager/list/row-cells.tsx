import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { ROW_LINK } from '#web/lists/move-between-rows.ts';
import { RowChoice } from '#web/lists/row-choice.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { BULK_FORM } from './bulk-status-bar.tsx';

export interface Choosing {
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

interface CourseCellProps {
  course: Pick<AdminCourseRow, '_id' | 'basic' | 'metadata'>;
}

/** The code of a course, by which it is chosen. */
export function ChoiceBox({ course, isChosen, onChoose }: CourseCellProps & Choosing) {
  const { _id, basic } = course;
  return (
    <RowChoice form={BULK_FORM} value={_id} isChosen={isChosen} onChoose={onChoose} className="course-choice">
      <span className="sr-only">Choose </span>
      {basic.courseCode || '–'}
    </RowChoice>
  );
}

/** Its title, which leads to its form. */
export function CourseTitle({ course }: CourseCellProps) {
  const { edit } = useManager();
  return (
    <>
      <TextLink
        to={edit(course._id)}
        look="quiet"
        dir="auto"
        className="font-strong wrap-anywhere"
        {...{ [ROW_LINK]: true }}
      >
        {course.basic.title}
      </TextLink>
      {course.metadata.isTemplate && <Tag className="ms-2">Template</Tag>}
    </>
  );
}
