import { Fragment } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { VENUE_TIMEZONES } from '#contracts/courses/course-options.ts';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldError } from '#web/ui/controls/field.tsx';
import type { FormValues } from '../form-values.ts';
import { useIssue } from '../inputs.ts';

const FIELD = 'schedule.displayTimezones';

/** Zones in which the times are shown beside the venue's. */
export function ZonesInput() {
  const { setValue } = useFormContext<FormValues>();
  const chosen = useWatch<FormValues, typeof FIELD>({ name: FIELD });
  const error = useIssue(FIELD, { parts: true });
  const zones = [...new Set<string>([...VENUE_TIMEZONES, ...chosen])];
  return (
    <fieldset id={FIELD} tabIndex={-1} className="col-span-6 min-w-0">
      <legend className="mb-1 text-sm font-strong">Display time zones</legend>
      <div className="grid grid-cols-2 gap-x-4 md:grid-cols-4">
        {zones.map((zone) => (
          <Checkbox
            key={zone}
            id={`${FIELD}.${zone}`}
            name={FIELD}
            label={<ZoneName zone={zone} />}
            checked={chosen.includes(zone)}
            onChange={({ target }) =>
              setValue(FIELD, target.checked ? [...chosen, zone] : chosen.filter((one) => one !== zone))
            }
          />
        ))}
      </div>
      <FieldError id={FIELD} error={error} />
    </fieldset>
  );
}

/** 'America/New_York', which breaks behind a sign rather than inside a word. */
function ZoneName({ zone }: { zone: string }) {
  return (
    <span className="text-sm">
      {zone.split(/(?<=[/_])/).map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
