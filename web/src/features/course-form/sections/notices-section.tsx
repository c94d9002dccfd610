import { useWatch } from 'react-hook-form';
import { managerPage } from '#contracts/courses/course-pages.ts';
import { FieldGroup } from '#web/editor/inputs/field-group.tsx';
import { counted } from '#web/lib/format.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { useCourse, useFormFacts } from '../form-facts.ts';
import type { FormValues } from '../form-values.ts';
import { AreaInput, FormSection, NumberInput, TextInput, TickInput } from '../inputs.ts';
import { reminderWords } from './reminder-words.ts';

export function NoticesSection() {
  const { kind } = useFormFacts();
  return (
    <FormSection id="notices" summary={kind === 'InPersonCourse' ? noticesSummary : liveNoticesSummary}>
      <FieldGroup legend="Notifications">
        <TickInput path="notificationSettings.courseUpdates" label="Course updates" span="half" />
        <TickInput path="notificationSettings.emailNotifications" label="Email notifications" span="half" />
        <TickInput path="notificationSettings.marketingEmails" label="Marketing emails" span="half" />
        <TickInput path="notificationSettings.weeklyDigest" label="Weekly digest" span="half" />
      </FieldGroup>
      <FieldGroup legend="Reminder">
        {kind === 'InPersonCourse' ? <WhenOfRun /> : <WhenOfSessions />}
        <AreaInput
          path="reminderSettings.customReminderMessage"
          label="Message added to the reminder"
          maxLength={2000}
        />
      </FieldGroup>
      <FieldGroup legend="Email of the reminder">
        <ReminderMail />
      </FieldGroup>
      <Previews />
    </FormSection>
  );
}

function WhenOfRun() {
  return (
    <>
      <TickInput path="reminderSettings.enabled" label="Remind participants before the start" span="half" />
      <TickInput path="reminderSettings.automaticReminders" label="Send it automatically" span="half" />
      <NumberInput
        path="reminderSettings.reminderDays"
        label="Days before the start"
        suffix="days"
        min={0}
        max={365}
        span="third"
      />
      <WhenItGoesOut />
    </>
  );
}

/** Whoever is enrolled in a live course has to be at a screen at its hour: that is never left out. */
const WhenOfSessions = () => (
  <p className="col-span-6 text-sm text-muted">
    Each session is reminded of a week, a day and an hour before it, by the reader’s clock and that of the
    course.
  </p>
);

function WhenItGoesOut() {
  const [reminder, startDate, venueTimezone] = useWatch<
    FormValues,
    ['reminderSettings', 'schedule.startDate', 'schedule.venueTimezone']
  >({ name: ['reminderSettings', 'schedule.startDate', 'schedule.venueTimezone'] });
  return (
    <p role="status" className="col-span-6 text-sm text-muted md:col-span-4 md:pt-8">
      {reminderWords(reminder, { startDate, venueTimezone })}
    </p>
  );
}

function ReminderMail() {
  return (
    <>
      <TextInput
        path="emailCustomization.customReminderSubject"
        label="Subject"
        maxLength={200}
        hint="{firstName}, {courseTitle} and {startDate} are filled in. Left empty, the academy's own words are sent."
      />
      <AreaInput
        path="emailCustomization.customReminderContent"
        label="Content"
        maxLength={5000}
        rows={5}
        counter
      />
      <TickInput path="emailCustomization.includeVenueDetails" label="Include venue details" span="half" />
      <TickInput
        path="emailCustomization.includeInstructorContact"
        label="Include instructor contact"
        span="half"
      />
      <TickInput
        path="emailCustomization.includeTechnicalRequirements"
        label="Include technical requirements"
        span="half"
      />
      <TickInput path="emailCustomization.brandingEnabled" label="In the academy's design" span="half" />
    </>
  );
}

/** What is previewed is what is saved. */
function Previews() {
  const { kind } = useFormFacts();
  const { stored } = useCourse();
  if (!stored) return null;
  return (
    <p className="col-span-6 text-sm">
      <TextLink to={`${managerPage(kind)}?on=${stored._id}&do=mail`} target="_blank">
        Preview and test what participants are sent
      </TextLink>
    </p>
  );
}

const liveNoticesSummary = () => 'Reminders of each session';

export function noticesSummary({ reminderSettings }: FormValues): string {
  const { enabled, automaticReminders, reminderDays } = reminderSettings;
  if (!enabled) return 'No reminder';
  if (!automaticReminders) return 'Reminder by hand';
  return `Reminder ${counted(Number(reminderDays), 'day')} before`;
}
