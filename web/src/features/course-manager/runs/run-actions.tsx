import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { useRunManager } from '#web/lib/managed-courses.ts';
import { MenuLink } from '#web/ui/overlays/menu.tsx';
import { isPublic, offeredActs } from '../acts/offered-acts.ts';
import { asked, RowButtons, type RowContext, useAskedAt } from '../list/row-buttons.tsx';
import { useNoticeList } from '../notices/notice-view.ts';

interface RunActionsProps extends RowContext {
  course: AdminCourseRow;
}

const MENU_WORDS = {
  cancel: 'Cancel…',
  postpone: 'Postpone…',
  'move-session': 'Move a session…',
  'cancel-session': 'Cancel a session…',
  mail: 'Write an announcement…',
} as const;
const menuActs = Object.keys(MENU_WORDS) as (keyof typeof MENU_WORDS)[];

/** What is done with a course on certain days. */
export function RunActions({ course, view, isAdmin }: RunActionsProps) {
  const manager = useRunManager();
  const noticeList = useNoticeList();
  const { _id } = course;
  const offered = offeredActs(course, isAdmin, manager.kind);
  const askedAt = useAskedAt(view, _id);
  return (
    <RowButtons course={course} view={view} offered={offered}>
      {isPublic(course) && (
        <MenuLink to={coursePage({ kind: manager.kind, slug: course.slug })}>View page</MenuLink>
      )}
      <MenuLink to={manager.roster(course.slug)}>Roster</MenuLink>
      {manager.kind === 'OnlineLiveTraining' && (
        <MenuLink to={manager.recordings(course.slug)}>Recordings</MenuLink>
      )}
      <MenuLink to={manager.history(_id)}>History</MenuLink>
      <MenuLink to={noticeList.to({ course: _id })}>Notifications</MenuLink>
      <MenuLink to={manager.announcements(_id)}>Announcements</MenuLink>
      {menuActs
        .filter((act) => offered.includes(act))
        .map((act) => (
          <MenuLink key={act} {...asked} to={askedAt(act)} danger={act === 'cancel'}>
            {MENU_WORDS[act]}
          </MenuLink>
        ))}
    </RowButtons>
  );
}
