import type { Answer } from '#contracts/api.ts';
import { SELF_PACED_VIEWS } from '#contracts/course-office/course-list-options.ts';
import type { SelfPacedRow } from '#contracts/course-office/self-paced-lists.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { useManager } from '#web/lib/managed-courses.ts';
import { MenuLink } from '#web/ui/overlays/menu.tsx';
import { isPublic, offeredActs } from '../acts/offered-acts.ts';
import { contentText, officeDayText, priceText, versionText } from '../course-words.ts';
import { categoryColumn, codeColumn, statusColumn, titleColumn } from '../list/common-columns.tsx';
import type { ListedKind } from '../list/listed-kind.ts';
import { RowButtons, type RowContext } from '../list/row-buttons.tsx';

export type SelfPacedAnswer = Extract<Answer<'selfPacedListAdminCourses'>, { success: true }>;

interface SelfPacedProps {
  course: SelfPacedRow;
}

/** What the list of self-paced courses has. */
export const selfPacedKind: ListedKind<SelfPacedRow, SelfPacedAnswer['figures']> = {
  columns: [
    codeColumn,
    titleColumn,
    categoryColumn,
    { by: 'price', numeric: true, Shown: Price },
    { by: 'learners', numeric: true, Shown: Learners },
    {
      by: 'content',
      Shown: ({ course: { published } }) => (published.version > 0 ? contentText(published) : '–'),
    },
    { by: 'published', Shown: ({ course }) => versionText(course.published) },
    { by: 'updated', Shown: ({ course }) => officeDayText(course.updatedAt) },
    statusColumn,
  ],
  cards: 'of-self-paced',
  figures: ({ open, draft, archived, learners }) => [
    { label: 'Published', figure: open, detail: 'can be bought', rows: { status: 'open' } },
    { label: 'Draft', figure: draft, detail: 'not public yet', rows: { status: 'draft' } },
    { label: 'Archived', figure: archived, detail: 'learners keep them', rows: { status: 'closed' } },
    { label: 'Learners', figure: learners, detail: 'of all courses', rows: { sort: '-learners' } },
  ],
  views: SELF_PACED_VIEWS,
  filters: ['status', 'category'],
  searched: 'Code, title or instructor',
  firstOrder: 'Changed last first',
  Acts: SelfPacedActs,
};

function Price({ course: { enrollment, access } }: SelfPacedProps) {
  return (
    <>
      {priceText(enrollment.basePrice)}
      <small>{access.accessMonths ? `${access.accessMonths} months` : 'for life'}</small>
    </>
  );
}

function Learners({ course: { enrollment } }: SelfPacedProps) {
  return (
    <>
      <span className="md:hidden">Learners: </span>
      {enrollment.currentEnrollment.toLocaleString('en')}
    </>
  );
}

function SelfPacedActs({ course, view, isAdmin }: SelfPacedProps & RowContext) {
  const { content, history } = useManager();
  const { _id, slug } = course;
  return (
    <RowButtons course={course} view={view} offered={offeredActs(course, isAdmin, 'ELearningCourse')}>
      {content && <MenuLink to={content(_id)}>Content</MenuLink>}
      {isPublic(course) && <MenuLink to={coursePage({ kind: 'ELearningCourse', slug })}>View page</MenuLink>}
      <MenuLink to={history(_id)}>History</MenuLink>
    </RowButtons>
  );
}
