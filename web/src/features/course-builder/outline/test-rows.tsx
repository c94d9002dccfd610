import { FileCheck, Plus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { Draft } from '#contracts/course-builder/draft.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { freshId } from '../fresh-id.ts';

interface TestRowsProps {
  courseId: string;
  tests: Draft['tests'];
  /** Learners have something that they can differ from. */
  isPublished: boolean;
}

const row = 'num flex min-h-(--control) min-w-0 flex-1 items-center gap-2 text-xs font-strong';

/** Tests stand below the order: each has a page of its own, and is begun there with its first words. */
export function TestRows({ courseId, tests, isPublished }: TestRowsProps) {
  const navigate = useNavigate();
  const { test: pageOf } = builderPaths(courseId);
  return (
    <ul>
      {tests.map(({ test, isChanged }) => (
        <li key={test.testId} className="flex items-center gap-2 border-t border-hairline ps-9 pe-3">
          <Link to={pageOf(test.testId)} className={cx(row, 'no-underline hover:underline')}>
            <FileCheck className="size-4 flex-none" />
            <span className="min-w-0 wrap-anywhere">
              {test.title.trim() || 'Test'}, {questionsWords(test)}
            </span>
          </Link>
          {isPublished && isChanged && <Tag>edited</Tag>}
        </li>
      ))}
      <li className="flex border-t border-hairline ps-9 pe-3">
        <button
          type="button"
          className={cx(row, 'cursor-pointer hover:underline')}
          onClick={() => void navigate(pageOf(freshId('test')))}
        >
          <Plus className="size-4" />
          Test
        </button>
      </li>
    </ul>
  );
}

/** '10 of 24 questions' where each sitting asks fewer than there are. */
function questionsWords({ draws, questions }: Draft['tests'][number]['test']): string {
  const drawn = draws.reduce((sum, draw) => sum + draw.questions, 0);
  const all = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  return drawn > 0 && drawn < questions.length ? `${drawn} of ${all}` : all;
}
