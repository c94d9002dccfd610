import { useWatch } from 'react-hook-form';
import { VENUE_TIMEZONES } from '#contracts/courses/course-options.ts';
import { dayRange } from '#web/lib/format.ts';
import { useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { ChoiceInput, FormSection, inRow, NumberInput, RowsInput, TextInput, TickInput } from '../inputs.ts';
import { ZonesInput } from './zones-input.tsx';

const AGENDA = 'schedule.agenda';

export function ScheduleSection() {
  const isLive = useFormFacts().kind === 'OnlineLiveTraining';
  return (
    <FormSection id="schedule" summary={scheduleSummary}>
      {!isLive && <TextInput path="schedule.startDate" label="Start date" type="date" span="third" />}
      {!isLive && <TextInput path="schedule.endDate" label="End date" type="date" span="third" />}
      <TextInput
        path="schedule.registrationDeadline"
        label="Registration deadline"
        type="date"
        hint="The last day on which one can enroll; left empty, until the start."
        span="third"
      />
      <ZoneInput label={isLive ? 'Time zone of the sessions' : 'Venue timezone'} />
      <TextInput path="schedule.duration" label="Duration" maxLength={60} span="third" />
      <NumberInput path="schedule.totalHours" label="Total hours" min={1} max={2000} span="third" />
      {!isLive && <Hours />}
      <TextInput path="schedule.language" label="Language" maxLength={60} span="third" />
      <ZonesInput />
      <RowsInput
        path={AGENDA}
        label="The day"
        entry="Entry"
        addLabel="Add an entry"
        hint="What the course page shows as a day on this course."
        blank={() => ({ time: '09:00', title: '', minutes: 0, handsOn: false })}
        max={40}
        columns="lg:grid-cols-[7.5rem_5rem_minmax(0,1fr)_6.5rem]"
      >
        {(index) => (
          <>
            <TextInput path={inRow(AGENDA, index, 'time')} label="Time" type="time" span="always-third" />
            <NumberInput
              path={inRow(AGENDA, index, 'minutes')}
              label="Minutes"
              min={0}
              max={1440}
              empty={0}
              span="always-third"
            />
            <TextInput
              path={inRow(AGENDA, index, 'title')}
              label="What happens"
              maxLength={120}
              span="two-thirds"
            />
            <TickInput path={inRow(AGENDA, index, 'handsOn')} label="Hands-on" span="third" beside />
          </>
        )}
      </RowsInput>
    </FormSection>
  );
}

function Hours() {
  return (
    <>
      <TextInput path="schedule.timeSlots.startTime" label="Start time" type="time" span="always-third" />
      <TextInput path="schedule.timeSlots.endTime" label="End time" type="time" span="always-third" />
      <TextInput path="schedule.timeSlots.lunchBreak" label="Lunch break" maxLength={20} span="third" />
    </>
  );
}

/** The thirteen that are offered, and the one that is stored where it is another. */
function ZoneInput({ label }: { label: string }) {
  const zone = useWatch<FormValues, 'schedule.venueTimezone'>({ name: 'schedule.venueTimezone' });
  const offered: readonly string[] = VENUE_TIMEZONES;
  return (
    <ChoiceInput
      path="schedule.venueTimezone"
      label={label}
      options={offered.includes(zone) ? offered : [zone, ...offered]}
      span="third"
    />
  );
}

export const scheduleSummary = ({ schedule, live }: FormValues): string => {
  const { duration } = schedule;
  const startDate = live.sessions[0]?.date ?? schedule.startDate;
  const endDate = live.sessions.at(-1)?.date ?? schedule.endDate;
  return startDate ? `${dayRange(startDate, endDate || startDate)}, ${duration}` : 'No date yet';
};
