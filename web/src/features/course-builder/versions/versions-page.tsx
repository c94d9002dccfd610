import type { Answer } from '#contracts/api.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { PublishHead } from '../publish/publish-head.tsx';
import { VersionList } from './version-list.tsx';
import { MOVE, moveWords, NO_VERSIONS, NO_VERSIONS_TEXT } from './versions-words.ts';

type Versions = Extract<Answer<'listVersions'>, { success: true }>;

interface VersionsPageProps {
  listed: Versions;
  failure: FormFailure | undefined;
}

/** All that was published, who learns which, and who can go on with the newest unasked. */
export function VersionsPage({ listed: { course, versions }, failure }: VersionsPageProps) {
  const [newest, ...older] = versions;
  const waiting = older.reduce((all, { notBegun }) => all + notBegun, 0);
  return (
    <>
      <PublishHead course={course} title="Versions" version={newest?.number ?? 0} hasVersions={false} />
      {newest ? (
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Sheet title="Published" flush>
            <VersionList courseId={course._id} versions={versions} />
          </Sheet>
          <Sheet title="Learners who have not begun">
            <div className="grid gap-4 text-md">
              <p>{moveWords(waiting, newest.number)}</p>
              {waiting > 0 && (
                <ConfirmedForm
                  intent="move"
                  failure={failure}
                  label={MOVE}
                  title={`Move them to version ${newest.number}?`}
                  cancelLabel="Leave them"
                >
                  {moveWords(waiting, newest.number)}
                </ConfirmedForm>
              )}
            </div>
          </Sheet>
        </div>
      ) : (
        <EmptyState title={NO_VERSIONS}>{NO_VERSIONS_TEXT}</EmptyState>
      )}
    </>
  );
}
