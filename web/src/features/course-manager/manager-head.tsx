import type { ReactNode } from 'react';
import { COURSES } from '#web/lib/office-paths.ts';
import { ManagerHead } from '#web/ui/layout/manager-head.tsx';
import { CREATE_COURSE, editPath } from './list/course-view.ts';

interface CourseManagerHeadProps {
  current: 'list' | 'create' | 'edit';
  /** All courses there are; left out where nobody counted them. */
  count?: number;
  /** The course that is edited. */
  courseId?: string;
  actions?: ReactNode;
}

const links = [
  { to: '/dashboard', label: 'Back to Dashboard' },
  { to: '/admin/courses/webinar', label: 'Live online courses' },
];

export function CourseManagerHead({ current, count, courseId = '', actions }: CourseManagerHeadProps) {
  const form =
    current === 'edit'
      ? { to: editPath(courseId), label: 'Edit Course' }
      : { to: CREATE_COURSE, label: 'Create New Course' };
  return (
    <ManagerHead
      title="In-Person Course Manager"
      tabs={[{ to: COURSES, label: 'All Courses', count }, form]}
      current={current === 'list' ? COURSES : form.to}
      links={links}
      isNamed={current === 'edit'}
      actions={actions}
    />
  );
}
