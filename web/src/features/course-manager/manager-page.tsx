import type { ComponentProps, ReactNode } from 'react';
import { failureOf, keyAfter } from '#web/forms/submission.ts';
import { ListFailed } from '#web/lists/list-problem.tsx';
import { DoneTold } from '#web/ui/messages/told.tsx';
import { doneOf } from './acts/act-words.ts';
import { CourseOpened } from './acts/course-opened.tsx';
import { findMailAnswer } from './acts/mail-answer.ts';
import { findBulkAnswer } from './list/bulk-status.ts';
import { BulkTold, UndoFailed } from './list/bulk-told.tsx';
import { FAILED } from './list/course-empty.tsx';
import { useCourseList } from './list/course-view.ts';
import { ListActions } from './list/list-actions.tsx';
import { CourseManagerHead } from './manager-head.tsx';

interface ManagerPageProps extends Omit<ComponentProps<typeof CourseOpened>, 'failure' | 'mailed'> {
  actionData: Parameters<typeof failureOf>[0];
  /** All courses there are. */
  count: number | undefined;
  /** What is done in the head besides. */
  tools?: ReactNode;
  /** The list; null where it could not be read. */
  children: ReactNode;
}

/** The page of a manager: its head, what was done, what is asked of one course, and the list. */
export function ManagerPage({ actionData, count, tools, children, ...opened }: ManagerPageProps) {
  const { view } = opened;
  const courseList = useCourseList();
  const asked = `${view.do} ${view.on}`;
  const done = doneOf(view.done);
  const bulk = findBulkAnswer(actionData);
  const undoFailure = failureOf(actionData, 'undo');
  return (
    <>
      <CourseManagerHead
        current="list"
        count={count}
        actions={<ListActions view={view}>{tools}</ListActions>}
      />
      <DoneTold
        words={done?.words}
        seconds={done?.seconds ?? 3}
        told={courseList.to({ ...view, done: '' })}
      />
      {bulk && <BulkTold answer={bulk} />}
      {undoFailure && <UndoFailed failure={undoFailure} />}
      <CourseOpened
        {...opened}
        failure={failureOf(actionData, asked)}
        mailed={findMailAnswer(actionData, asked)}
        idempotencyKey={keyAfter(actionData, opened.idempotencyKey)}
      />
      {children ?? <ListFailed {...FAILED} to={courseList.path} />}
    </>
  );
}
