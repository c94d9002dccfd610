import type { AdminCourseView } from '#contracts/course-office/admin-course-lists.ts';
import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { viewWords } from '../course-words.ts';
import type { CourseListAnswer } from './course-figures.tsx';
import { type CourseView, useCourseList } from './course-view.ts';

interface SavedViewsProps extends Pick<CourseListAnswer, 'figures'> {
  view: CourseView;
}

/** Each begins without other filters, so that it shows as many rows as it says. */
export function SavedViews({ view: { view, as }, figures }: SavedViewsProps) {
  const courseList = useCourseList();
  const saved = Object.entries(viewWords).map(([name, label]) => ({
    to: courseList.to({ view: name as AdminCourseView, as }),
    label,
    count: figures.views[name as AdminCourseView],
  }));
  const all = { to: courseList.to({ as }), label: 'All', count: figures.total };
  return (
    <TabsNav
      label="Saved views"
      items={[all, ...saved]}
      current={courseList.to({ view, as })}
      className="px-5 max-md:px-4"
    />
  );
}
