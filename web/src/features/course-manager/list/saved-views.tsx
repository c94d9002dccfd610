import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { type ViewName, viewWords } from '../course-words.ts';
import { type CourseView, useCourseList } from './course-view.ts';

/** How many rows each view has, and how many there are without one. */
export interface ViewFigures {
  total: number;
  views: Readonly<Partial<Record<ViewName, number>>>;
}

interface SavedViewsProps {
  view: CourseView;
  /** In the order of their tabs. */
  names: readonly ViewName[];
  figures: ViewFigures;
}

/** Each begins without other filters, so that it shows as many rows as it says. */
export function SavedViews({ view: { view, as }, names, figures }: SavedViewsProps) {
  const courseList = useCourseList();
  const saved = names.map((name) => ({
    to: courseList.to({ view: name, as }),
    label: viewWords[name],
    count: figures.views[name],
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
