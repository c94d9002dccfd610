import type { ReactNode } from 'react';
import type { ListedLearner } from '#contracts/learning/admin-learners.ts';
import { counted, detailDay } from '#web/lib/format.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeAgo } from '#web/lib/office-time.ts';
import { ProgressBar } from '#web/ui/instruments/progress-bar.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { stateWords } from './learner-view.ts';

interface LearningOfPersonProps {
  learners: readonly ListedLearner[];
  /** Of all their courses. */
  count: number;
  /** Where all of them are, if some are left out here. */
  to?: string;
  now: string;
  /** What can be done with a row, where that is offered. */
  acts?: (learner: ListedLearner) => ReactNode;
}

/** How far somebody is with each course that they learn at their own pace, and in which version of it. */
export const LearningOfPerson = ({ learners, count, to, now, acts }: LearningOfPersonProps) => (
  <Sheet title="Learning" actions={to && count > 0 && <TextLink to={to}>Reset or extend</TextLink>} flush>
    {learners.length === 0 && <p className="p-5 text-sm text-muted">No course is learned yet.</p>}
    <ul className="grid px-5">
      {learners.map((learner) => (
        <li
          key={learner._id}
          className="grid items-center gap-x-5 gap-y-2 border-b border-hairline py-3 text-sm last:border-b-0 md:grid-cols-[5rem_minmax(0,1fr)_minmax(0,14rem)]"
        >
          <span className="num text-muted">{learner.courseCode}</span>
          <span className="min-w-0">
            <TextLink to={`${ORDERS}/${learner.orderReference}`} className="wrap-anywhere">
              {learner.courseTitle}
            </TextLink>
            <span className="num block text-xs text-muted">{facts(learner, now)}</span>
          </span>
          <Progress learner={learner} />
          {acts && <div className="md:col-span-2 md:col-start-2">{acts(learner)}</div>}
        </li>
      ))}
    </ul>
  </Sheet>
);

const facts = (
  { state, completedSlides, totalSlides, lastAccessedDate, accessUntil }: ListedLearner,
  now: string,
) =>
  [
    state ? stateWords[state] : 'Access over',
    `${completedSlides} of ${counted(totalSlides, 'slide')}`,
    lastAccessedDate && `opened ${officeAgo(now, lastAccessedDate)}`,
    accessUntil && `access until ${detailDay(accessUntil)}`,
  ]
    .filter(Boolean)
    .join(', ');

function Progress({ learner }: { learner: ListedLearner }) {
  const percent = learner.percentageComplete ?? 0;
  return (
    <span className="flex items-center gap-3">
      <span className="flex-1">
        <ProgressBar percent={percent} label={`Progress in ${learner.courseTitle}`} />
      </span>
      <span className="num w-10 text-end">{percent}%</span>
      {learner.version !== null && (
        <Tag>
          <span className="sr-only">Version </span>
          <span aria-hidden="true">v</span>
          {learner.version}
        </Tag>
      )}
    </span>
  );
}
