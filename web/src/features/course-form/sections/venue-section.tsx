import { useWatch } from 'react-hook-form';
import { VENUE_TYPES } from '#contracts/courses/course-options.ts';
import { TextField } from '#web/ui/controls/text-field.tsx';
import type { FormValues } from '../form-values.ts';
import { ChoiceInput, FormSection, ListInput, TextInput, TickInput } from '../inputs.ts';
import { optionsOf } from '../option-words.ts';

export function VenueSection() {
  return (
    <FormSection id="venue" summary={venueSummary}>
      <TextInput path="venue.name" label="Venue name" maxLength={200} span="two-thirds" />
      <ChoiceInput path="venue.type" label="Venue type" options={optionsOf(VENUE_TYPES)} span="third" />
      <TextInput path="venue.address" label="Address" maxLength={300} />
      <TextInput path="venue.city" label="City" maxLength={100} span="third" />
      <TextInput path="venue.country" label="Country" maxLength={100} span="third" />
      <VenueZone />
      <TextInput path="venue.mapUrl" label="Map address" type="url" maxLength={500} span="two-thirds" />
      <TickInput path="venue.parkingAvailable" label="Parking available" span="third" beside />
      <ListInput path="venue.facilities" label="Facilities" />
    </FormSection>
  );
}

/** The schedule says it; here it is only shown. */
function VenueZone() {
  const zone = useWatch<FormValues, 'schedule.venueTimezone'>({ name: 'schedule.venueTimezone' });
  return (
    <TextField
      name="venue.timezone"
      label="Timezone"
      hint="As Schedule & Timing says."
      value={zone}
      readOnly
      required={false}
      span="third"
    />
  );
}

export const venueSummary = ({ venue }: FormValues): string =>
  [venue.name, venue.city].filter(Boolean).join(', ') || 'No venue yet';
