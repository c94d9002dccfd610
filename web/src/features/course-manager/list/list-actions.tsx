import type { ReactNode } from 'react';
import { useManager } from '#web/lib/managed-courses.ts';
import { RefreshForm } from '#web/lists/list-form.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { useNoticeList } from '../notices/notice-view.ts';
import { type CourseView, useCourseList } from './course-view.ts';
import { ExportLinks } from './export-links.tsx';

interface ListActionsProps {
  view: CourseView;
  /** What a kind of course has besides. */
  children?: ReactNode;
}

/** What is done with the list as it is shown. */
export function ListActions({ view, children }: ListActionsProps) {
  const { create, kind } = useManager();
  const courseList = useCourseList();
  const noticeList = useNoticeList();
  return (
    <>
      {kind !== 'ELearningCourse' && (
        <ButtonLink to={noticeList.path} size="sm">
          Notifications
        </ButtonLink>
      )}
      <ExportLinks view={view} />
      <RefreshForm list={courseList} view={view} />
      {children}
      <ButtonLink to={create} variant="primary" size="sm">
        Create course
      </ButtonLink>
    </>
  );
}
