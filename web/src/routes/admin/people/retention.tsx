import { redirect } from 'react-router';
import { RETENTION_NAMES } from '#domain/privacy/retention.ts';
import { KeptByLaw, Runs } from '#web/features/privacy/retention/retention-facts.tsx';
import { RETENTION_WORDS as words } from '#web/features/privacy/retention/retention-words.ts';
import { RuleSheet } from '#web/features/privacy/retention/rule-sheet.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOn, requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { unreadable } from '#web/forms/unreadable.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { PRIVACY, RETENTION_PATH } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { ListBoundary } from '../list-boundary.tsx';
import type { Route } from './+types/retention';

const isDone = (text: string | null): text is keyof typeof words.done =>
  text !== null && Object.hasOwn(words.done, text);

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const api = personalApi(args);
  const asked = new URL(args.request.url).searchParams;
  const done = asked.get('done');
  const { rules, runs } = requireAnswer(await api.call('getRetention', {}));
  const due = asked.has('dry') ? requireAnswer(await api.call('dryRunRetention', {})).due : null;
  return { rules, runs, due, done: isDone(done) ? words.done[done] : null };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const form = await args.request.formData();
  const { act, id } = requireIntent(form, ['save', 'run']);
  const name = RETENTION_NAMES.find((one) => one === id);
  if (!name) throw unreadable();
  const api = personalApi(args);
  const { months, password } = formReader(form).typed(['months', 'password']);
  const answer =
    act === 'save'
      ? await api.call('changeRetention', {
          name,
          months: Number(months),
          password,
          isEnabled: form.has('isEnabled'),
        })
      : await api.call('runRetention', { name, password });
  return answer.success ? redirect(`${RETENTION_PATH}?done=${act}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Retention', 'What nobody needs any more, and when it goes.');

export default function Retention({ loaderData, actionData }: Route.ComponentProps) {
  const { rules, runs, due, done } = loaderData;
  return (
    <>
      <PageHeader size="2xl" title="Retention" lead={words.lead} />
      <div className="grid gap-4">
        <p>
          <TextLink to={PRIVACY}>Back to requests</TextLink>
        </p>
        {done && !actionData && (
          <Notice tone="success" live>
            {done}
          </Notice>
        )}
        <div className="grid justify-items-start gap-2">
          <p className="text-sm text-muted">{words.dryRun}</p>
          <ButtonLink to={`${RETENTION_PATH}?dry`} variant="primary">
            Dry run
          </ButtonLink>
        </div>
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
          <div className="grid min-w-0 gap-4">
            {rules.map((rule) => (
              <RuleSheet
                key={`${rule.name} ${rule.months} ${rule.isEnabled}`}
                rule={rule}
                due={due?.find(({ name }) => name === rule.name)}
                saveFailure={failureOf(actionData, intentOn('save', rule.name))}
                runFailure={failureOf(actionData, intentOn('run', rule.name))}
              />
            ))}
          </div>
          <div className="grid min-w-0 gap-4">
            <Runs runs={runs} />
            <KeptByLaw />
          </div>
        </div>
      </div>
    </>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => (
  <ListBoundary title="Retention" rows="rules" to={RETENTION_PATH} error={error} />
);
