import { RefreshForm } from '#web/lists/list-form.tsx';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { noticeList } from '../notices/notice-view.ts';
import { type CourseView, CREATE_COURSE, courseList } from './course-view.ts';
import { ExportLinks } from './export-links.tsx';

/** What is done with the list as it is shown. */
export function ListActions({ view }: { view: CourseView }) {
  return (
    <>
      <ButtonLink to={noticeList.path} size="sm">
        Notifications
      </ButtonLink>
      <ExportLinks view={view} />
      <RefreshForm list={courseList} view={view} />
      <ButtonLink to={CREATE_COURSE} variant="primary" size="sm">
        Create course
      </ButtonLink>
    </>
  );
}
