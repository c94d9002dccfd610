import { redirect } from 'react-router';
import { HandInForm } from '#web/features/licences/hand-in-form.tsx';
import { LicenceList } from '#web/features/licences/licence-facts.tsx';
import { OWN_WORDS as words } from '#web/features/licences/licence-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { nextPath } from '#web/lib/login/next-path.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/licence';

export const loader = async (args: Route.LoaderArgs) => {
  const { licences, profession } = requireAnswer(
    await personalApi(args).call('getOwnLicences', {}),
    args.request,
  );
  const { searchParams } = new URL(args.request.url);
  const next = nextPath(searchParams.get('next')) ?? null;
  return { licences, profession, next, isHandedIn: searchParams.has('done') };
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const form = await args.request.formData();
  requireIntent(form, ['hand-in']);
  const said = formReader(form).typed(['profession', 'number', 'body', 'country', 'expiresOn', 'file']);
  const answer = await personalApi(args).call('handInLicence', said);
  if (!answer.success) return refuse(answer, form);
  const { searchParams } = new URL(args.request.url);
  searchParams.set('done', '');
  return redirect(`/profile/licence?${searchParams}`, 303);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'License', description: 'The license that proves your profession.' }),
  notIndexed,
];

export default function Licence({ loaderData, actionData }: Route.ComponentProps) {
  const { licences, profession, next, isHandedIn } = loaderData;
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="License" size="3xl" lead={<TextLink to="/profile">Back to your profile</TextLink>} />
      {isHandedIn && !actionData && (
        <Notice
          tone="success"
          live
          className="mb-6"
          action={
            next && (
              <ButtonLink to={next} variant="primary">
                Go on where you were
              </ButtonLink>
            )
          }
        >
          {words.handedIn}
        </Notice>
      )}
      {licences.length > 0 && (
        <Section title="Handed in">
          <LicenceList label="Licenses that you have handed in" licences={licences} />
        </Section>
      )}
      <Section title={licences.length > 0 ? 'Hand in another' : 'Hand in your license'}>
        <p className="mb-6 max-w-[60ch]">{licences.length > 0 ? words.renew : words.lead}</p>
        {/* What was handed in leaves its form. */}
        <HandInForm
          key={licences[0]?._id}
          profession={profession}
          failure={failureOf(actionData, 'hand-in')}
        />
      </Section>
    </main>
  );
}
