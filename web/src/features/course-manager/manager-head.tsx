import type { ReactNode } from 'react';
import { MANAGERS_OF_COURSES, useManager } from '#web/lib/managed-courses.ts';
import { ManagerHead } from '#web/ui/layout/manager-head.tsx';

interface CourseManagerHeadProps {
  current: 'list' | 'create' | 'edit' | 'content';
  /** All courses there are; left out where nobody counted them. */
  count?: number;
  /** The course that is edited, or whose content is. */
  courseId?: string;
  actions?: ReactNode;
}

const managers = Object.values(MANAGERS_OF_COURSES);

/** The managers of the other kinds are one step away. */
export function CourseManagerHead({ current, count, courseId = '', actions }: CourseManagerHeadProps) {
  const { kind, title, path, create, edit, content } = useManager();
  const isNew = current === 'list' || current === 'create';
  const form = isNew
    ? { to: create, label: 'Create New Course' }
    : { to: edit(courseId), label: 'Edit Course' };
  const written = content && !isNew ? [{ to: content(courseId), label: 'Content' }] : [];
  const at = { list: path, create, edit: edit(courseId), content: content?.(courseId) ?? path };
  return (
    <ManagerHead
      title={title}
      tabs={[{ to: path, label: 'All Courses', count }, form, ...written]}
      current={at[current]}
      links={[
        { to: '/dashboard', label: 'Back to Dashboard' },
        ...managers
          .filter((other) => other.kind !== kind)
          .map((other) => ({ to: other.path, label: other.plural })),
      ]}
      isNamed={!isNew}
      actions={actions}
    />
  );
}
