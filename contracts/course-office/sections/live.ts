import { MOST_LIVE_SESSIONS } from '../../courses/course-options.ts';
import { day, filled, id, optionalNumber, rows, section, secureAddress, text, time } from './cleaned.ts';

/** By the clock of the course’s one zone. */
const liveSession = section({
  /** Of a session that is stored; null for a new one. */
  _id: id('Session'),
  title: text('Session title', 200),
  date: day('Session date'),
  startTime: time('Start time', '18:00'),
  endTime: time('End time', '19:30'),
  /** Secret; empty where the course’s own is used. */
  joinUrl: secureAddress('Join link'),
});

export const liveSection = section({
  /** As people know it: 'Zoom'. */
  platform: text('Platform', 60),
  /** Secret: it leads in. */
  joinUrl: secureAddress('Join link'),
  /** Secret: it makes whoever has it the host. */
  hostUrl: secureAddress('Host link'),
  /** How long recordings can be seen after the last session; null where none are made. */
  recordingMonths: optionalNumber('Months of recording', { min: 1, max: 120 }),
  sessions: rows('Sessions', liveSession, {
    keep: (row) => filled(row._id) || filled(row.date) || filled(row.title),
    max: MOST_LIVE_SESSIONS,
  }),
});
