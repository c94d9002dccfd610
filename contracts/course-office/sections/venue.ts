import { VENUE_TYPES } from '../../courses/course-options.ts';
import { choice, list, section, text, tick, webAddress } from './cleaned.ts';

/** What of the venue is no column of its own. */
export const venueFacts = {
  name: text('Venue name'),
  address: text('Venue address', 300),
  type: choice('Venue type', VENUE_TYPES, 'training-center'),
  facilities: list('Facilities'),
  mapUrl: webAddress('Map address'),
  parkingAvailable: tick(),
};

/** `timezone` is said by the schedule; what is sent here has no effect. */
export const venueShape = {
  ...venueFacts,
  city: text('Venue city', 100),
  country: text('Venue country', 100),
};
export const venueSection = section(venueShape);
