import { Check, ClipboardCheck } from 'lucide-react';
import { use } from 'react';
import { Link } from 'react-router';
import { NEEDS_CONNECTION } from '../../kept/kept-words.ts';
import { useOnline } from '../../kept/use-online.ts';
import type { CourseContent } from '../course-outline.ts';
import { SurroundingsContext } from '../surroundings.ts';

interface TestLinksProps {
  content: Pick<CourseContent, 'course' | 'tests'>;
}

/** The tests of a course, below its slides: they can be taken at any time. */
export function TestLinks({ content: { course, tests } }: TestLinksProps) {
  const isOnline = useOnline();
  const { addressOfTest } = use(SurroundingsContext);
  if (tests.length === 0) return null;
  return (
    <section className="v-module" aria-label="Tests">
      <ol>
        {tests.map(({ testId, title, isPassed }) => (
          <li key={testId}>
            <Link to={addressOfTest(course.courseId, testId)}>
              {isPassed ? <Check aria-hidden="true" className="v-tick" /> : <span className="v-ring" />}
              <span dir="auto">
                {title}
                {isPassed && <span className="sr-only">, passed</span>}
                {!isOnline && <span className="block text-xs text-muted">{NEEDS_CONNECTION}</span>}
              </span>
              <span className="v-minutes">
                <ClipboardCheck aria-hidden="true" />
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </section>
  );
}
