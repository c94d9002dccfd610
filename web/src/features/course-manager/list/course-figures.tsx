import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { useCourseList } from './course-view.ts';
import type { CourseFigure } from './listed-kind.ts';

/** Each leads to the rows that prove it. */
export function CourseFigures({ figures }: { figures: readonly CourseFigure[] }) {
  const courseList = useCourseList();
  return (
    <StatGrid dense>
      {figures.map(({ label, figure, detail, rows }) => (
        <Stat
          key={label}
          label={label}
          figure={figure.toLocaleString('en')}
          detail={detail}
          to={courseList.to(rows)}
        />
      ))}
    </StatGrid>
  );
}
