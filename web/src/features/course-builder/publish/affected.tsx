import { SubmitButton } from '#web/forms/form.tsx';
import type { FormIssues } from '#web/forms/use-form-issues.ts';
import { builderPaths } from '#web/lib/builder-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Checks } from './checks-answer.ts';
import { inTheMiddle, onVersion, PUBLISH, tellWords, waitsFor } from './publish-words.ts';

interface AffectedProps {
  checks: Checks;
  form: FormIssues;
}

/** Who has what now, what becomes of that, and what they are told. */
export function Affected({
  checks: { course, versions, certificates, forLearners, isChanged, checks },
  form,
}: AffectedProps) {
  const [newest] = versions;
  const next = (newest?.number ?? 0) + 1;
  const learners = versions.reduce((all, version) => all + version.learners, 0);
  const inTheWay = checks.filter(({ level, findings }) => level === 'error' && findings.length > 0).length;
  const middle = versions.reduce((all, version) => all + version.inTheMiddle, 0);
  return (
    <Sheet title={PUBLISH.affected} flush>
      <div className="flex flex-col gap-4 p-5">
        {newest ? (
          <>
            <div className="flex items-end gap-4">
              <Figure size="xl">{newest.learners}</Figure>
              <p className="text-md">
                {onVersion(newest)}
                <br />
                <span className="text-muted">{inTheMiddle(newest)}</span>
              </p>
            </div>
            <KeyValue>
              {learners > newest.learners && (
                <KeyValueRow term="On older versions">{learners - newest.learners}</KeyValueRow>
              )}
              <KeyValueRow term="Keep what they completed">
                {learners === 1 ? 'they do' : `all ${learners}`}
              </KeyValueRow>
              <KeyValueRow term="Certificates issued">{certificates}, unchanged</KeyValueRow>
              {isChanged && <KeyValueRow term={`Move to v${next}`}>when they accept</KeyValueRow>}
            </KeyValue>
          </>
        ) : (
          <p className="text-md text-muted">{PUBLISH.first}</p>
        )}
        {!isChanged && <p className="text-md text-muted">{PUBLISH.nothing}</p>}
        {newest && isChanged && (
          <>
            <TextArea
              label="Note to learners"
              optional
              rows={2}
              maxLength={600}
              hint={PUBLISH.noteHint}
              {...form.field('note')}
            />
            {forLearners.length > 0 && (
              <ul aria-label="They are told as well" className="grid gap-1 text-sm text-muted" dir="auto">
                {forLearners.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {middle > 0 && <Checkbox name="tellLearners" label={tellWords(middle)} />}
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-3 border-t border-hairline px-5 py-3.5">
        <ButtonLink size="sm" to={builderPaths(course._id).content}>
          {PUBLISH.keep}
        </ButtonLink>
        {isChanged &&
          (inTheWay > 0 ? (
            <p className="self-center text-sm text-danger">{waitsFor(next, inTheWay)}</p>
          ) : (
            <SubmitButton size="sm" busyLabel="Publishing...">
              Publish v{next}
            </SubmitButton>
          ))}
      </div>
    </Sheet>
  );
}
