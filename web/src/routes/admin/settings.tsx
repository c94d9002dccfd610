import { redirect } from 'react-router';
import { readSettings } from '#web/features/settings/read-settings.ts';
import { SettingsForm } from '#web/features/settings/settings-form.tsx';
import { failureOf, refuse, sendRead } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { SETTINGS } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/settings';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args, ['admin']);
  const { settings, version } = requireAnswer(await personalApi(args).call('getSettings', {}));
  return { settings, version, isSaved: new URL(args.request.url).searchParams.has('saved') };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args, ['admin']);
  const form = await args.request.formData();
  const answer = await sendRead(readSettings(form), (input) =>
    personalApi(args).call('updateSettings', input),
  );
  return answer.success ? redirect(`${SETTINGS}?saved`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = () =>
  officeMeta('Settings', 'Brand, legal entity, tax, exchange rates, contacts and bank details.');

export default function AdminSettings({ loaderData, actionData }: Route.ComponentProps) {
  const { settings, version, isSaved } = loaderData;
  return (
    <>
      <PageHeader size="2xl" title="Settings" />
      <div className="grid gap-4">
        {isSaved && !actionData && (
          <Notice tone="success" live>
            Settings saved
          </Notice>
        )}
        {actionData?.status === 409 && (
          <Notice
            tone="warning"
            action={
              <ButtonLink to={SETTINGS} reloadDocument size="sm">
                Load again
              </ButtonLink>
            }
          >
            Loading the settings again shows the other change; what you entered below is then gone.
          </Notice>
        )}
        <SettingsForm
          key={version}
          settings={settings}
          version={version}
          failure={failureOf(actionData, 'save')}
        />
      </div>
    </>
  );
}
