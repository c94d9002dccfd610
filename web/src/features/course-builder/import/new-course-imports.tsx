import type { ImportRun } from '#contracts/course-builder/import.ts';
import { MANAGERS_OF_COURSES } from '#web/lib/managed-courses.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { ImportRuns } from './import-runs.tsx';
import { WORDS } from './import-words.ts';

const { edit, content } = MANAGERS_OF_COURSES.ELearningCourse;

interface NewCourseImportsProps {
  runs: readonly ImportRun[];
  onDismiss: (run: ImportRun) => void;
}

/** Files that become courses; one that was made is one step away. */
export const NewCourseImports = (props: NewCourseImportsProps) => (
  <ImportRuns
    {...props}
    made={({ _id }) => (
      <>
        {content && (
          <ButtonLink to={content(_id)} size="sm">
            {WORDS.openContent}
          </ButtonLink>
        )}
        <ButtonLink to={edit(_id)} size="sm" variant="primary">
          {WORDS.openForm}
        </ButtonLink>
      </>
    )}
  />
);
