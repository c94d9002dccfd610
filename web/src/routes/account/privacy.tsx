import { redirect } from 'react-router';
import { Consents } from '#web/features/privacy/consents.tsx';
import { OwnData } from '#web/features/privacy/own-data.tsx';
import { OwnRequest } from '#web/features/privacy/own-request.tsx';
import { PRIVACY_WORDS as words } from '#web/features/privacy/privacy-words.ts';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, failureOfAct, refuse } from '#web/forms/submission.ts';
import { notIndexed, pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer, requireUser } from '#web/lib/page.ts';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import type { Route } from './+types/privacy';

const DONE = {
  data: words.ready,
  'no-news': words.noNews,
  ask: words.asked,
  withdraw: words.withdrawn,
} as const;
const CALLS = { 'no-news': 'withdrawNewsletter', ask: 'askForErasure', withdraw: 'withdrawErasure' } as const;
const isDone = (text: string | null): text is keyof typeof DONE => text !== null && Object.hasOwn(DONE, text);

export const loader = async (args: Route.LoaderArgs) => {
  const { consents, downloads, request } = requireAnswer(
    await personalApi(args).call('getPrivacy', {}),
    args.request,
  );
  const done = new URL(args.request.url).searchParams.get('done');
  return { consents, downloads, request, done: isDone(done) ? DONE[done] : null };
};

export const action = async (args: Route.ActionArgs) => {
  await requireUser(args);
  const form = await args.request.formData();
  const { act } = requireIntent(form, ['data', 'no-news', 'ask', 'withdraw']);
  const api = personalApi(args);
  const answer =
    act === 'data'
      ? await api.call('askForData', formReader(form).typed(['password']))
      : await api.call(CALLS[act], {});
  return answer.success ? redirect(`/profile/privacy?done=${act}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Privacy', description: 'What we keep of you, and how to have it erased.' }),
  notIndexed,
];

export default function Privacy({ loaderData, actionData }: Route.ComponentProps) {
  const { consents, downloads, request, done } = loaderData;
  return (
    <main id="main" className="wrap pt-(--s6) pb-(--s9)">
      <PageHeader title="Privacy" size="3xl" lead={<TextLink to="/profile">Back to your profile</TextLink>} />
      {done && !actionData && (
        <Notice tone="success" live className="mb-6">
          {done}
        </Notice>
      )}
      <Section title="What we keep of you">
        <OwnData downloads={downloads} failure={failureOf(actionData, 'data')} />
      </Section>
      <Section title="What you have agreed to">
        <Consents consents={consents} failure={failureOf(actionData, 'no-news')} />
      </Section>
      <Section title="Erase my account">
        <OwnRequest request={request} failure={failureOfAct(actionData, ['ask', 'withdraw'])} />
      </Section>
    </main>
  );
}
