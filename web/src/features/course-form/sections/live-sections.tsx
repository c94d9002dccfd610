import { MOST_LIVE_SESSIONS } from '#contracts/courses/course-options.ts';
import { counted } from '#web/lib/format.ts';
import type { FormValues } from '../form-values.ts';
import { FormSection, inRow, NumberInput, RowsInput, TextInput } from '../inputs.ts';

/** Where a live course takes place, and who gets in by which address. */
export function LiveSection() {
  return (
    <FormSection id="live" summary={liveSummary}>
      <TextInput
        path="live.platform"
        label="Platform"
        hint="As people know it: Zoom"
        maxLength={60}
        span="half"
      />
      <NumberInput
        path="live.recordingMonths"
        label="Months of recording"
        hint="How long recordings can be seen after the last session; left empty, none are made."
        min={1}
        max={120}
        span="half"
      />
      <TextInput
        path="live.joinUrl"
        label="Join link"
        type="url"
        hint="Shown to nobody: participants are led there once the doors are open."
        maxLength={500}
        span="half"
      />
      <TextInput
        path="live.hostUrl"
        label="Host link"
        type="url"
        hint="For who teaches. It makes whoever has it the host."
        maxLength={500}
        span="half"
      />
    </FormSection>
  );
}

const SESSIONS = 'live.sessions';

export function SessionsSection() {
  return (
    <FormSection id="sessions" summary={sessionsSummary}>
      <RowsInput
        path={SESSIONS}
        label="Sessions"
        entry="Session"
        addLabel="Add a session"
        hint="In their order, by the clock of the time zone above. The course begins with the first and ends with the last."
        blank={() => ({
          _id: null,
          title: '',
          date: null,
          startTime: '18:00',
          endTime: '19:30',
          joinUrl: '',
        })}
        max={MOST_LIVE_SESSIONS}
      >
        {(index) => (
          <>
            <TextInput path={inRow(SESSIONS, index, 'title')} label="Title" maxLength={200} />
            <TextInput path={inRow(SESSIONS, index, 'date')} label="Date" type="date" span="third" />
            <TextInput
              path={inRow(SESSIONS, index, 'startTime')}
              label="Starts"
              type="time"
              span="always-third"
            />
            <TextInput
              path={inRow(SESSIONS, index, 'endTime')}
              label="Ends"
              type="time"
              span="always-third"
            />
            <TextInput
              path={inRow(SESSIONS, index, 'joinUrl')}
              label="Own join link"
              type="url"
              hint="Left empty, that of the course."
              maxLength={500}
            />
          </>
        )}
      </RowsInput>
    </FormSection>
  );
}

const liveSummary = ({ live }: FormValues): string => live.platform || 'No platform yet';

const sessionsSummary = ({ live: { sessions } }: FormValues): string =>
  sessions.length > 0 ? counted(sessions.length, 'session') : 'No session yet';
