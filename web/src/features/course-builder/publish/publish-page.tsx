import { Form } from '#web/forms/form.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { counted } from '#web/lib/format.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { SavedAt } from '../saved-at.tsx';
import { VersionList } from '../versions/version-list.tsx';
import { Affected } from './affected.tsx';
import { ChangeList } from './change-list.tsx';
import { CheckList } from './check-list.tsx';
import type { Checks } from './checks-answer.ts';
import { Compared, type Comparison } from './compared.tsx';
import { PublishHead } from './publish-head.tsx';
import { PUBLISH, sinceWords } from './publish-words.ts';

interface PublishPageProps {
  checks: Checks;
  comparison: Comparison | null;
  failure?: FormFailure;
}

/** Nothing changes yet: what is checked stands in the place of it. */
const FIRST = 'grid items-start gap-4 lg:col-span-2 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]';

/** What the next version changes, whom it is for, and what stands in its way. */
export function PublishPage({ checks, comparison, failure }: PublishPageProps) {
  const { course, changes, versions, isChanged, savedAt, basedOn } = checks;
  const form = useFormIssues(failure);
  const [newest] = versions;
  const version = newest?.number ?? 0;
  const { publish } = builderPaths(course._id);
  return (
    <>
      <PublishHead course={course} version={version} title={`Publish version ${version + 1}`}>
        {changes.length > 0 && <Tag tone="warning">{counted(changes.length, 'draft change')}</Tag>}
        <SavedAt at={savedAt} />
      </PublishHead>
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {newest && (
          <div className="grid min-w-0 gap-4">
            <Sheet
              title={PUBLISH.changes}
              flush
              actions={<p className="num text-md text-muted">{sinceWords(changes, newest)}</p>}
            >
              {changes.length > 0 ? (
                <ChangeList
                  changes={changes}
                  compareTo={(slideId) => `?compare=${encodeURIComponent(slideId)}`}
                />
              ) : (
                <p className="p-5 text-md text-muted">{isChanged ? PUBLISH.reordered : PUBLISH.unchanged}</p>
              )}
            </Sheet>
            {comparison && <Compared comparison={comparison} version={version} closeTo={publish} />}
            <Sheet title={PUBLISH.versions} flush>
              <VersionList courseId={course._id} versions={versions} />
            </Sheet>
          </div>
        )}
        <Form
          intent="publish"
          failure={failure}
          className={newest ? 'grid min-w-0 gap-4' : FIRST}
          preventScrollReset
        >
          <input type="hidden" name="basedOn" value={basedOn} />
          <Affected checks={checks} form={form} />
          <Sheet title={PUBLISH.checks} flush>
            <CheckList courseId={course._id} checks={checks.checks} form={form} />
          </Sheet>
        </Form>
      </div>
    </>
  );
}
