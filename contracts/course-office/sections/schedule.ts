import type { z } from 'zod';
import { isZone } from '../../fields.ts';
import { day, filled, list, number, rows, section, text, textFrom, tick, time } from './cleaned.ts';

/** One line of "a day on this course". */
const agendaEntry = section({
  time: time('Time', '09:00'),
  title: text('Title', 120),
  minutes: number('Minutes', { min: 0, max: 1440, fallback: 0 }),
  handsOn: tick(),
});

const lunchBreak = text('Lunch break', 20, '12:30-13:30');
/** The last day on which one can enrol; null: until the start. */
const registrationDeadline = day('Registration deadline');

const scheduleFacts = {
  totalHours: number('Total hours', { min: 1, max: 2000, fallback: 8 }),
  displayTimezones: list('Display time zones', { max: 13, each: 40 }).refine(
    (zones) => zones.every(isZone),
    'Display time zone is not known',
  ),
  language: text('Language', 60),
  agenda: rows('The day', agendaEntry, { keep: (row) => filled(row.title), max: 40 }),
};

/** What of the schedule is no column of its own. */
export const storedSchedule = section({
  ...scheduleFacts,
  duration: text('Duration', 60),
  registrationDeadline,
  lunchBreak,
});

const liveShape = {
  registrationDeadline,
  ...scheduleFacts,
  duration: textFrom('Duration', 60, '1 day'),
  venueTimezone: text('Venue timezone', 40, 'Asia/Dubai').refine(isZone, 'Venue timezone is not known'),
};
/** Of a live course: its days and hours are those of its sessions. */
export const liveSchedule = section(liveShape);

/** Dates and times are the venue's. */
export const scheduleShape = {
  startDate: day('Start date'),
  endDate: day('End date'),
  ...liveShape,
  timeSlots: section({
    startTime: time('Start time', '09:00'),
    endTime: time('End time', '17:00'),
    lunchBreak,
  }),
};
export const scheduleSection = section(scheduleShape);
export type Schedule = z.output<typeof scheduleSection>;
