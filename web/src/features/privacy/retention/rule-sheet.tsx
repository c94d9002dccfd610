import type { RetentionChoice, RetentionDue } from '#contracts/people/admin-retention.ts';
import { RETENTION } from '#domain/privacy/retention.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { counted } from '#web/lib/format.ts';
import { officeDay } from '#web/lib/office-time.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { RETENTION_WORDS as words } from './retention-words.ts';

interface RuleSheetProps {
  rule: RetentionChoice;
  /** Of a dry run. */
  due: RetentionDue | undefined;
  saveFailure: FormFailure | undefined;
  runFailure: FormFailure | undefined;
}

/** What goes by one rule, and when. */
export function RuleSheet({ rule, due, saveFailure, runFailure }: RuleSheetProps) {
  const { name, months, isEnabled } = rule;
  const { what, since, act, least, most } = RETENTION[name];
  const form = useFormIssues(saveFailure);
  return (
    <Sheet
      title={what}
      actions={<Tag tone={isEnabled ? 'success' : 'neutral'}>{isEnabled ? 'on' : 'off'}</Tag>}
    >
      <div className="grid gap-4">
        {act === 'erased' && <p className="text-sm text-muted">{words.warned}</p>}
        {due && <Due due={due} act={act} />}
        <Form intent={intentOn('save', name)} failure={saveFailure} className="grid gap-4">
          <TextField
            label="Months"
            type="number"
            min={least}
            max={most}
            hint={`${words.acts[act]} so many months ${since}: ${least} to ${most}.`}
            {...form.field('months', String(months))}
            id={`months-${name}`}
            className="max-w-96"
          />
          <Checkbox
            label="Carry out every night"
            name="isEnabled"
            id={`enabled-${name}`}
            defaultChecked={isEnabled}
          />
          <OwnPassword form={form} id={`save-password-${name}`} />
          <div>
            <SubmitButton variant="outline" size="sm" aria-label={`Save: ${what}`}>
              Save
            </SubmitButton>
          </div>
        </Form>
        {isEnabled && <RunNow rule={rule} failure={runFailure} />}
      </div>
    </Sheet>
  );
}

function RunNow({ rule, failure }: { rule: RetentionChoice; failure: FormFailure | undefined }) {
  const form = useFormIssues(failure);
  return (
    <Form intent={intentOn('run', rule.name)} failure={failure} className="grid gap-4">
      <OwnPassword form={form} id={`run-password-${rule.name}`} />
      <div>
        <SubmitButton variant="outline" size="sm" aria-label={`Run now: ${RETENTION[rule.name].what}`}>
          Run now
        </SubmitButton>
      </div>
    </Form>
  );
}

const rowsOf = (rows: number, act: string) => counted(rows, act === 'erased' ? 'account' : 'row');

function Due({ due, act }: { due: RetentionDue; act: string }) {
  const { rows, oldest, newest, sample, kept, warning } = due;
  return (
    <div className="grid gap-2 text-sm">
      {oldest && newest ? (
        <>
          <p>
            {rowsOf(rows, act)} would be {act} now, from <span className="num">{officeDay(oldest)}</span> to{' '}
            <span className="num">{officeDay(newest)}</span>. The oldest:
          </p>
          <ul className="grid list-disc gap-1 ps-5">
            {sample.map(({ label, at, path }) => (
              <li key={`${label} ${at}`} className="break-words">
                {path ? <TextLink to={path}>{label}</TextLink> : label},{' '}
                <span className="num">{officeDay(at)}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="text-muted">{words.nothing}</p>
      )}
      {warning && warning.owed + warning.waiting > 0 && (
        <p>
          <span className="num">{rowsOf(warning.owed, act)}</span> would be warned by letter now,{' '}
          <span className="num">{rowsOf(warning.waiting, act)}</span> {warning.waiting === 1 ? 'was' : 'were'}{' '}
          warned and may still come back.
        </p>
      )}
      {kept.length > 0 && (
        <>
          <p>{words.kept}</p>
          <ul className="grid list-disc gap-1 ps-5">
            {kept.map(({ why, rows: held }) => (
              <li key={why}>
                <span className="num">{rowsOf(held, act)}</span>: {why}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
