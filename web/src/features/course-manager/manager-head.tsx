import type { ReactNode } from 'react';
import { COURSES } from '#web/lib/office-paths.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { CREATE_COURSE, editPath } from './list/course-view.ts';

interface ManagerHeadProps {
  current: 'list' | 'create' | 'edit';
  /** All courses there are; left out where nobody counted them. */
  count?: number;
  /** The course that is edited. */
  courseId?: string;
  actions?: ReactNode;
}

/** What list and form of the manager begin with. */
export function ManagerHead({ current, count, courseId = '', actions }: ManagerHeadProps) {
  const form =
    current === 'edit'
      ? { to: editPath(courseId), label: 'Edit Course' }
      : { to: CREATE_COURSE, label: 'Create New Course' };
  return (
    <>
      <PageHeader size="2xl" title="In-Person Course Manager" actions={actions}>
        <p className="flex flex-wrap gap-x-6">
          <TextLink to="/dashboard" look="standalone">
            Back to Dashboard
          </TextLink>
          <TextLink to="/admin/courses/webinar" look="standalone">
            Live online courses
          </TextLink>
        </p>
      </PageHeader>
      <TabsNav
        label="In-Person Course Manager"
        items={[{ to: COURSES, label: 'All Courses', count }, form]}
        current={current === 'list' ? COURSES : form.to}
        className="-mt-4 mb-4"
      />
    </>
  );
}
