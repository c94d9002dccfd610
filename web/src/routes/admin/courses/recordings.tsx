import { useState } from 'react';
import { redirect } from 'react-router';
import { cityOfZone } from '#domain/time/zone-words.ts';
import { RecordedSession } from '#web/features/live/office/recorded-session.tsx';
import { formReader } from '#web/forms/form-reader.ts';
import { intentOn, requireIntent } from '#web/forms/intent.ts';
import { failureOf, refuse } from '#web/forms/submission.ts';
import { longDay, monthsText } from '#web/lib/format.ts';
import { runManagerFor, useRunManager } from '#web/lib/managed-courses.ts';
import { officeMeta } from '#web/lib/office-meta.ts';
import { personalApi, requireAnswer, requireStaff } from '#web/lib/page.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { StayWhileSending } from '#web/uploads/stay-while-sending.tsx';
import type { Route } from './+types/recordings';

export const loader = async (args: Route.LoaderArgs) => {
  await requireStaff(args);
  const { courseId } = args.params;
  return requireAnswer(await personalApi(args).call('adminListRecordings', { courseId }));
};

export const action = async (args: Route.ActionArgs) => {
  await requireStaff(args);
  const { courseId } = args.params;
  const api = personalApi(args);
  const form = await args.request.formData();
  const { act, id: sessionId } = requireIntent(form, ['save', 'remove']);
  const read = formReader(form);
  const acts = {
    save: () =>
      api.call('saveRecording', {
        ...{ courseId, sessionId },
        chapters: read.text('chapters'),
        isPublished: read.tick('isPublished'),
      }),
    remove: () => api.call('removeRecording', { courseId, sessionId }),
  };
  const answer = await acts[act]();
  return answer.success
    ? redirect(runManagerFor(args.request).recordings(encodeURIComponent(courseId)), 303)
    : refuse(answer, form);
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  officeMeta(
    `Recordings of ${loaderData?.course.code ?? ''}`,
    'What was recorded of the sessions of a live course, and who can see it.',
  );

export default function AdminRecordings({ loaderData, actionData }: Route.ComponentProps) {
  const { course, sessions, until } = loaderData;
  const { plural, path, edit } = useRunManager();
  const [underWay, setUnderWay] = useState(0);
  return (
    <>
      <PageHeader
        size="2xl"
        title={`Recordings of ${course.title}`}
        breadcrumbs={[{ label: plural, to: path }, { label: course.code }, { label: 'Recordings' }]}
        lead={<p className="num text-md">{leadText(course, until)}</p>}
        actions={
          <ButtonLink to={edit(course._id)} size="sm">
            Edit
          </ButtonLink>
        }
      />
      {sessions.length === 0 && (
        <EmptyState title="No session has been set yet">Recordings are of sessions.</EmptyState>
      )}
      <div className="grid gap-4">
        {sessions.map((session) => (
          <RecordedSession
            key={session.sessionId}
            course={course}
            session={session}
            failures={{
              save: failureOf(actionData, intentOn('save', session.sessionId)),
              remove: failureOf(actionData, intentOn('remove', session.sessionId)),
            }}
            onUnderWay={(change) => setUnderWay((count) => count + change)}
          />
        ))}
      </div>
      <StayWhileSending title="Leave while a recording is being sent?" isSending={underWay > 0}>
        It has not arrived yet and is not kept if you leave now.
      </StayWhileSending>
    </>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

const leadText = ({ recordingMonths, zone }: Loaded['course'], until: Loaded['until']): string => {
  if (recordingMonths === null) return 'The form of this course says that no recordings are made.';
  const shown = `Participants see what is published for ${monthsText(recordingMonths)} after the last session`;
  return until ? `${shown}: until the end of ${longDay(until)} in ${cityOfZone(zone)}.` : `${shown}.`;
};
