import { FileCheck } from 'lucide-react';
import { Link } from 'react-router';
import type { Draft } from '#contracts/course-builder/draft.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';

interface TestRowsProps {
  courseId: string;
  tests: Draft['tests'];
}

/** Tests stand below the order: each has a page of its own. */
export function TestRows({ courseId, tests }: TestRowsProps) {
  return (
    <ul>
      {tests.map(({ test, isChanged }) => (
        <li key={test.testId} className="flex items-center gap-2 border-t border-hairline ps-9 pe-3">
          <Link
            to={builderPaths(courseId).test(test.testId)}
            className="num flex min-h-(--control) min-w-0 flex-1 items-center gap-2 text-xs font-strong no-underline hover:underline"
          >
            <FileCheck className="size-4 flex-none" />
            <span className="min-w-0 wrap-anywhere">
              {test.title.trim() || 'Test'}, {questionsWords(test)}
            </span>
          </Link>
          {isChanged && <Tag>edited</Tag>}
        </li>
      ))}
    </ul>
  );
}

/** '10 of 24 questions' where each sitting asks fewer than there are. */
function questionsWords({ draws, questions }: Draft['tests'][number]['test']): string {
  const drawn = draws.reduce((sum, draw) => sum + draw.questions, 0);
  const all = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  return drawn > 0 && drawn < questions.length ? `${drawn} of ${all}` : all;
}
