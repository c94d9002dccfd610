import { redirect } from 'react-router';
import { LicenceList } from '#web/features/licences/licence-facts.tsx';
import { LICENCE_STATES, OFFICE_WORDS as words } from '#web/features/licences/licence-words.ts';
import { LicenceDecision } from '#web/features/licences/office/licence-decision.tsx';
import { LicenceDocument } from '#web/features/licences/office/licence-document.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { longDay } from '#web/lib/format.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { LICENCES } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/licence';

const DONE = { accept: words.accepted, refuse: words.refused } as const;
const isDone = (text: string | null): text is keyof typeof DONE => text !== null && Object.hasOwn(DONE, text);

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const answer = await personalApi(args).call('adminGetLicence', { id: args.params.id });
  const { licence, statedProfession, others } = requireAnswer(answer);
  const done = new URL(args.request.url).searchParams.get('done');
  return { licence, statedProfession, others, done: isDone(done) ? DONE[done] : null };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { id } = args.params;
  const form = await args.request.formData();
  const { act } = requireIntent(form, ['accept', 'refuse']);
  const isAccepted = act === 'accept';
  const reason = isAccepted ? '' : formReader(form).text('reason');
  const answer = await personalApi(args).call('decideLicence', { id, isAccepted, reason });
  return answer.success ? redirect(`${LICENCES}/${id}?done=${act}`, 303) : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `License of ${loaderData?.licence.name ?? ''}`,
    'What was handed in, and what is decided of it.',
  );

export default function AdminLicence({ loaderData, actionData }: Route.ComponentProps) {
  const { licence, others, done } = loaderData;
  return (
    <>
      <PageHeader
        size="2xl"
        title={`License of ${licence.name}`}
        breadcrumbs={[{ label: 'Licenses', to: LICENCES }, { label: licence.name }]}
        lead={<span className="wrap-anywhere">{licence.email}</span>}
      />
      {done && !actionData && (
        <Notice tone="success" live className="mb-4">
          {done}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_400px]">
        <Sheet title="Document">
          <LicenceDocument file={licence.file} of={licence.name} />
        </Sheet>
        <div className="grid min-w-0 gap-4">
          <Facts loaderData={loaderData} />
          {licence.state === 'awaiting' && (
            <Sheet title="Decide">
              <LicenceDecision
                accepting={failureOf(actionData, 'accept')}
                refusing={failureOf(actionData, 'refuse')}
              />
            </Sheet>
          )}
          {others.length > 0 && (
            <Sheet title="Others that they handed in">
              <LicenceList label="Other licenses" licences={others} />
            </Sheet>
          )}
        </div>
      </div>
    </>
  );
}

function Facts({ loaderData: { licence, statedProfession } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { profession, number, body, country, expiresOn, state, reason, handedInAt, decidedAt, by } = licence;
  const { word, lamp } = LICENCE_STATES[state];
  return (
    <Sheet title="What it says">
      <KeyValue>
        <KeyValueRow term="State">
          <Lamp kind={lamp}>{word}</Lamp>
        </KeyValueRow>
        <KeyValueRow term="Profession">{profession}</KeyValueRow>
        {statedProfession && statedProfession !== profession && (
          <KeyValueRow term="Their account says">{statedProfession}</KeyValueRow>
        )}
        <KeyValueRow term="Number">{number || '–'}</KeyValueRow>
        <KeyValueRow term="Issuing body">{body || '–'}</KeyValueRow>
        <KeyValueRow term="Country">{country}</KeyValueRow>
        <KeyValueRow term="Expires">{expiresOn ? longDay(expiresOn) : 'Never'}</KeyValueRow>
        <KeyValueRow term="Handed in">{officeMoment(handedInAt)}</KeyValueRow>
        {decidedAt && (
          <KeyValueRow term="Decided">{`${officeMoment(decidedAt)}${by && ` by ${by}`}`}</KeyValueRow>
        )}
        {reason && <KeyValueRow term="Reason">{reason}</KeyValueRow>}
      </KeyValue>
    </Sheet>
  );
}
