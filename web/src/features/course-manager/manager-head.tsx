import type { ReactNode } from 'react';
import { MANAGERS_OF_COURSES, useManager } from '#web/lib/managed-courses.ts';
import { ManagerHead } from '#web/ui/layout/manager-head.tsx';

interface CourseManagerHeadProps {
  current: 'list' | 'create' | 'edit';
  /** All courses there are; left out where nobody counted them. */
  count?: number;
  /** The course that is edited. */
  courseId?: string;
  actions?: ReactNode;
}

/** The manager of the other kind is one step away. */
const others = {
  InPersonCourse: MANAGERS_OF_COURSES.OnlineLiveTraining,
  OnlineLiveTraining: MANAGERS_OF_COURSES.InPersonCourse,
};

export function CourseManagerHead({ current, count, courseId = '', actions }: CourseManagerHeadProps) {
  const { kind, title, path, create, edit } = useManager();
  const other = others[kind];
  const form =
    current === 'edit'
      ? { to: edit(courseId), label: 'Edit Course' }
      : { to: create, label: 'Create New Course' };
  return (
    <ManagerHead
      title={title}
      tabs={[{ to: path, label: 'All Courses', count }, form]}
      current={current === 'list' ? path : form.to}
      links={[
        { to: '/dashboard', label: 'Back to Dashboard' },
        { to: other.path, label: other.plural },
      ]}
      isNamed={current === 'edit'}
      actions={actions}
    />
  );
}
