import { FileSpreadsheet } from 'lucide-react';
import type { AttendedDay } from '#contracts/attendance/admin-attendance.ts';
import { VENUE_TIMEZONES } from '#contracts/courses/course-options.ts';
import { FieldGrid } from '#web/ui/controls/field.tsx';
import { FileDrop } from '#web/ui/controls/file-drop.tsx';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { AttendanceAnswer } from '../attendance-words.ts';
import { ListPreview } from './list-preview.tsx';
import { takenText } from './platform-words.ts';
import { usePlatformList } from './use-platform-list.ts';

interface UploadListProps {
  course: AttendanceAnswer['course'];
  day: AttendedDay;
}

/** The platform’s file of a session: chosen, looked at, and taken over. */
export function UploadList({ course, day }: UploadListProps) {
  const uploaded = usePlatformList({ courseId: course.slug, sessionId: day.sessionId }, course.venueTimezone);
  const { preview, taken, problem, zone } = uploaded;
  const zones = [...new Set([course.venueTimezone, ...course.displayZones, ...VENUE_TIMEZONES])];
  return (
    <div className="grid gap-6">
      <p className="hidden text-md noscript:block">
        A list can only be uploaded where scripts run. Without, people are noted one by one.
      </p>
      <div className="grid max-w-140 gap-4 noscript:hidden">
        <FieldGrid>
          <SelectField
            name="zone"
            label="Zone of its clocks"
            hint="Zoom writes the zone of the account, Teams that of whoever has downloaded it."
            options={zones}
            value={zone}
            onChange={(event) => uploaded.readIn(event.currentTarget.value)}
          />
        </FieldGrid>
        <FileDrop
          title="List of participants"
          hint="CSV of Zoom, Teams, Google Meet or Webex, or with columns for name, email, joined and left. At most 5 MB."
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          Icon={FileSpreadsheet}
          onFile={uploaded.read}
        />
      </div>
      {problem && (
        <Notice tone="danger" title="Nothing was taken over" live>
          {problem}
        </Notice>
      )}
      {taken && (
        <Notice tone="success" title="Taken over" live>
          {takenText(taken)}
        </Notice>
      )}
      {preview && <ListPreview uploaded={uploaded} preview={preview} />}
    </div>
  );
}
