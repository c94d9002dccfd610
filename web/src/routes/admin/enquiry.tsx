import { redirect } from 'react-router';
import {
  AssignForm,
  NoteForm,
  ReplyForm,
  StatusForm,
} from '#web/features/enquiries/detail/enquiry-act-forms.tsx';
import {
  enquiryActs,
  findEnquiryAct,
  performEnquiryAct,
  undoEnquiryAct,
} from '#web/features/enquiries/detail/enquiry-acts.ts';
import {
  EnquiryHead,
  EnquiryPerson,
  EnquiryQuestion,
} from '#web/features/enquiries/detail/enquiry-facts.tsx';
import { EnquiryTimeline } from '#web/features/enquiries/detail/enquiry-timeline.tsx';
import { doneWords, UNDONE } from '#web/features/enquiries/enquiry-words.ts';
import { requireIntent } from '#web/forms/intent.ts';
import { failureOf, keyAfter, refuse } from '#web/forms/submission.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { ENQUIRIES } from '#web/lib/office-paths.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { done, UndoTold } from '#web/lists/undo.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { Route } from './+types/enquiry';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { enquiryId } = args.params;
  const answer = requireAnswer(await personalApi(args).call('adminGetEnquiry', { enquiryId }));
  return {
    enquiry: answer.enquiry,
    staff: answer.staff,
    said: findEnquiryAct(new URL(args.request.url).searchParams.get('done')),
    idempotencyKey: crypto.randomUUID(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { enquiryId } = args.params;
  const form = await args.request.formData();
  const { act } = requireIntent(form, [...enquiryActs, 'undo']);
  const request = { api: personalApi(args), enquiryId, form };
  if (act === 'undo') {
    const answer = await undoEnquiryAct(request);
    return answer.success ? done(UNDONE, null) : refuse(answer, form);
  }
  const answer = await performEnquiryAct[act](request);
  if (!answer.success) return refuse(answer, form);
  if (answer.undo) return done(doneWords[act], answer.undo);
  return redirect(`${ENQUIRIES}/${enquiryId}?done=${act}`, 303);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    loaderData ? `Enquiry of ${loaderData.enquiry.firstName} ${loaderData.enquiry.lastName}` : 'Enquiry',
    'One enquiry: who asks, what was answered and what can be done.',
  );

export default function AdminEnquiry({ loaderData, actionData }: Route.ComponentProps) {
  const { enquiry, staff, said } = loaderData;
  const written = (kind: string) => enquiry.entries.filter((entry) => entry.kind === kind).length;
  return (
    <>
      <EnquiryHead enquiry={enquiry} />
      <UndoTold answer={actionData} below={`${ENQUIRIES}/${enquiry._id}`} className="mb-4" />
      {said && !actionData && (
        <Notice tone="success" live className="mb-4">
          {doneWords[said]}
        </Notice>
      )}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          <EnquiryQuestion enquiry={enquiry} />
          <EnquiryTimeline entries={enquiry.entries} />
          {/* A text that was sent leaves its form; one that is still being written stays, whatever else is done. */}
          <ReplyForm
            key={`reply ${written('reply')}`}
            enquiry={enquiry}
            failure={failureOf(actionData, 'reply')}
            idempotencyKey={keyAfter(actionData, loaderData.idempotencyKey)}
          />
          <NoteForm key={`note ${written('note')}`} failure={failureOf(actionData, 'note')} />
        </div>
        <div className="grid min-w-0 gap-4">
          <Sheet title="Who deals with it?">
            <div className="grid gap-5">
              <AssignForm
                key={enquiry.assignee?._id}
                enquiry={enquiry}
                staff={staff}
                failure={failureOf(actionData, 'assign')}
              />
              <StatusForm enquiry={enquiry} failure={failureOf(actionData, 'status')} />
            </div>
          </Sheet>
          <EnquiryPerson enquiry={enquiry} />
        </div>
      </div>
    </>
  );
}
