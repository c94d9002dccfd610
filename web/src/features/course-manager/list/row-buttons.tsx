import { Copy, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminCourseRow } from '#contracts/course-office/admin-course-lists.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import { OVER } from '#web/ui/overlays/overlay.tsx';
import { RowIcon } from '#web/ui/pictures/row-icons.tsx';
import type { CourseAct } from '../acts/course-acts.ts';
import { type CourseView, useCourseList } from './course-view.ts';

export interface RowContext {
  view: CourseView;
  isAdmin: boolean;
}

interface RowButtonsProps extends Pick<RowContext, 'view'> {
  course: Pick<AdminCourseRow, '_id' | 'basic'>;
  offered: readonly CourseAct[];
  /** What is rarer. */
  children: ReactNode;
}

/** How a question about a course is asked: over the list, as it is scrolled. */
export const asked = { state: OVER, preventScrollReset: true } as const;
const icon = { variant: 'ghost', size: 'sm', iconOnly: true } as const;

/** What the acts of all rows are drawn by. */
export const actIcons = { edit: Pencil, copy: Copy, delete: Trash2, more: Ellipsis };

/** Edit, copy and delete as specified, and what is rarer behind three dots. */
export function RowButtons({ course, view, offered, children }: RowButtonsProps) {
  const { edit } = useManager();
  const askedAt = useAskedAt(view, course._id);
  const { _id } = course;
  const name = nameOf(course);
  return (
    <span className="flex items-center justify-end">
      <ButtonLink {...icon} to={edit(_id)} aria-label={`Edit: ${name}`}>
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
        {children}
      </Menu>
    </span>
  );
}

/** Where a question about a course of the list is asked. */
export function useAskedAt(view: CourseView, id: string) {
  const courseList = useCourseList();
  return (act: CourseAct) => courseList.to({ ...courseList.listOf(view), on: id, do: act });
}

/** Codes are of their own, but a draft may have none yet. */
export const nameOf = ({ basic }: Pick<AdminCourseRow, 'basic'>) => basic.courseCode || basic.title;
