import { useRevalidator } from 'react-router';
import type { AnswerOf } from '#contracts/endpoint.ts';
import type { adminRecordingEndpoints } from '#contracts/live/admin-recordings.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { type FormFailure, useFormIssues } from '#web/forms/use-form-issues.ts';
import { momentIn } from '#web/lib/format.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { TextArea } from '#web/ui/controls/text-area.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { DropZone } from '#web/uploads/drop-zone.tsx';
import { sizeText } from '#web/uploads/file-words.ts';
import { recordingUpload } from '#web/uploads/upload-targets.ts';
import { useUploads } from '#web/uploads/use-uploads.ts';
import { dayText, hoursText } from '../live-words.ts';
import { RecordingPlayer } from '../recording/recording-player.tsx';
import { CaptionsFile } from './captions-file.tsx';

export type Recordings = AnswerOf<typeof adminRecordingEndpoints.adminListRecordings>;
type Session = Recordings['sessions'][number];

interface RecordedSessionProps {
  course: Recordings['course'];
  session: Session;
  failures: { save?: FormFailure; remove?: FormFailure };
  /** One more upload is on its way, or one less. */
  onUnderWay: (change: 1 | -1) => void;
}

/** What was recorded of a session, and what is done with it. */
export function RecordedSession({ course, session, failures, onUnderWay }: RecordedSessionProps) {
  const { recording, notTaken, number, title, sessionId } = session;
  const name = title || `Session ${number}`;
  return (
    <Sheet title={name} beside>
      <div className="grid max-w-180 gap-6">
        <p className="num text-md text-muted">
          {dayText(course.zone, session.startsAt)}, {hoursText(course.zone, session)}
        </p>
        {recording && (
          <>
            <RecordingPlayer key={recording.film.path} film={recording.film} name={name} />
            <p className="num text-sm wrap-anywhere text-muted">
              {recording.name}, {sizeText(recording.bytes)}, uploaded{' '}
              {momentIn(course.zone, recording.uploadedAt)}
            </p>
            <SaveRecording sessionId={sessionId} recording={recording} failure={failures.save} />
            <CaptionsFile named={{ courseId: course.slug, sessionId }} hasCaptions={recording.hasCaptions} />
          </>
        )}
        {notTaken ? (
          !recording && <p className="text-md">No recording. {notTaken}</p>
        ) : (
          <SendRecording course={course} session={session} onUnderWay={onUnderWay} />
        )}
        {recording && (
          <Disclosure summary="Take the recording away">
            <Form
              intent={intentOn('remove', sessionId)}
              failure={failures.remove}
              className="grid justify-items-start gap-4"
            >
              <p>
                The film goes with its captions, its chapters and where participants were in it. It cannot be
                brought back.
              </p>
              <SubmitButton variant="danger-outline">Take it away</SubmitButton>
            </Form>
          </Disclosure>
        )}
      </div>
    </Sheet>
  );
}

interface SaveRecordingProps {
  sessionId: string;
  recording: NonNullable<Session['recording']>;
  failure: FormFailure | undefined;
}

function SaveRecording({ sessionId, recording, failure }: SaveRecordingProps) {
  const form = useFormIssues(failure);
  const { name: _, ...chapters } = form.field('chapters');
  return (
    <Form intent={intentOn('save', sessionId)} failure={failure} className="flex flex-col gap-4">
      <TextArea
        label="Chapters"
        id={`chapters-${sessionId}`}
        name="chapters"
        rows={6}
        hint="A time and a title on each line, as in 24:10 The second case. They begin as the program of the session says."
        {...chapters}
        defaultValue={failure?.values?.chapters?.toString() ?? recording.chaptersText}
      />
      <Checkbox
        name="isPublished"
        id={`published-${sessionId}`}
        label="Participants can see it"
        hint="They are written to when it is published first."
        defaultChecked={recording.isPublished}
      />
      <div>
        <SubmitButton>Save</SubmitButton>
      </div>
    </Form>
  );
}

type SendRecordingProps = Pick<RecordedSessionProps, 'course' | 'session' | 'onUnderWay'>;

function SendRecording({ course, session, onUnderWay }: SendRecordingProps) {
  const { revalidate } = useRevalidator();
  const uploads = useUploads({
    target: recordingUpload(course.slug, session.sessionId),
    room: 1,
    onStored: () => void revalidate(),
    onUnderWay,
  });
  return (
    <>
      <p className="hidden text-md noscript:block">
        A recording is sent by a script. Please let scripts run on this page.
      </p>
      <div className="noscript:hidden">
        <DropZone
          id={`film-${session.sessionId}`}
          label={session.recording ? 'Choose another film in its place' : 'Choose the recording'}
          uploads={uploads}
        />
      </div>
    </>
  );
}
