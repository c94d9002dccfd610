import type { Answer } from '#contracts/api.ts';
import { Stat, StatGrid } from '#web/ui/instruments/stat.tsx';
import { useCourseList } from '../list/course-view.ts';

export type SelfPacedAnswer = Extract<Answer<'selfPacedListAdminCourses'>, { success: true }>;

const count = (figure: number) => figure.toLocaleString('en');

/** Each leads to the rows that prove it. */
export function SelfPacedFigures({ figures }: Pick<SelfPacedAnswer, 'figures'>) {
  const courseList = useCourseList();
  const { open, draft, archived, learners } = figures;
  return (
    <StatGrid dense>
      <Stat
        label="Published"
        figure={count(open)}
        detail="can be bought"
        to={courseList.to({ status: 'open' })}
      />
      <Stat
        label="Draft"
        figure={count(draft)}
        detail="not public yet"
        to={courseList.to({ status: 'draft' })}
      />
      <Stat
        label="Archived"
        figure={count(archived)}
        detail="learners keep them"
        to={courseList.to({ status: 'closed' })}
      />
      <Stat
        label="Learners"
        figure={count(learners)}
        detail="of all courses"
        to={courseList.to({ sort: '-learners' })}
      />
    </StatGrid>
  );
}
