import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Menu, MenuLink } from '#web/ui/overlays/menu.tsx';
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { RowIcon } from '#web/ui/pictures/row-icons.tsx';
import type { CourseAct } from '../acts/course-acts.ts';
import { isPublic, offeredActs } from '../acts/offered-acts.ts';
import { useNoticeList } from '../notices/notice-view.ts';
import { type CourseView, useCourseList } from './course-view.ts';

export interface RowContext {
  view: CourseView;
  isAdmin: boolean;
}

interface RowActionsProps extends RowContext {
  course: AdminCourseRow;
}

const asked = { state: OVER, preventScrollReset: true } as const;
const icon = { variant: 'ghost', size: 'sm', iconOnly: true } as const;

const MENU_WORDS = {
  cancel: 'Cancel…',
  postpone: 'Postpone…',
  'move-session': 'Move a session…',
  'cancel-session': 'Cancel a session…',
  mail: 'Write an announcement…',
} as const;
const menuActs = Object.keys(MENU_WORDS) as (keyof typeof MENU_WORDS)[];

/** What the acts of all rows are drawn by. */
export const actIcons = { edit: Pencil, copy: Copy, delete: Trash2, more: Ellipsis };

/** Edit, copy and delete as specified, and what is rarer behind three dots. */
export function RowActions({ course, view, isAdmin }: RowActionsProps) {
  const manager = useManager();
  const courseList = useCourseList();
  const noticeList = useNoticeList();
  const { _id } = course;
  const name = nameOf(course);
  const offered = offeredActs(course, isAdmin, manager.kind);
  const askedAt = (act: CourseAct) => courseList.to({ ...courseList.listOf(view), on: _id, do: act });
  return (
    <span className="flex items-center justify-end">
      <ButtonLink {...icon} to={manager.edit(_id)} aria-label={`Edit: ${name}`}>
        <RowIcon name="edit" />
      </ButtonLink>
      <ButtonLink {...icon} {...asked} to={askedAt('copy')} aria-label={`Copy: ${name}`}>
        <RowIcon name="copy" />
      </ButtonLink>
      {offered.includes('delete') && (
        <ButtonLink {...icon} {...asked} to={askedAt('delete')} aria-label={`Delete: ${name}`}>
          <RowIcon name="delete" />
        </ButtonLink>
      )}
      <Menu id={`more-${_id}`} label={`More: ${name}`} icon={<RowIcon name="more" />}>
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
      </Menu>
    </span>
  );
}

/** Codes are of their own, but a draft may have none yet. */
export const nameOf = ({ basic }: Pick<AdminCourseRow, 'basic'>) => basic.courseCode || basic.title;
