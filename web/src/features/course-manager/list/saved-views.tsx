import { TabsNav } from '#web/ui/navigation/tabs-nav.tsx';
import { type CourseView, useCourseList } from './course-view.ts';

type SavedView = Exclude<CourseView['view'], ''>;

interface SavedViewsProps<Name extends SavedView> {
  view: CourseView;
  /** In the order of their tabs. */
  words: Readonly<Record<Name, string>>;
  /** How many rows each has, and how many there are without one. */
  figures: { total: number; views: Readonly<Record<Name, number>> };
}

/** Each begins without other filters, so that it shows as many rows as it says. */
export function SavedViews<Name extends SavedView>({
  view: { view, as },
  words,
  figures,
}: SavedViewsProps<Name>) {
  const courseList = useCourseList();
  const names = Object.keys(words) as Name[];
  const saved = names.map((name) => ({
    to: courseList.to({ view: name, as }),
    label: words[name],
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
