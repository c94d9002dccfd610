import { addMonths, type LocalDate } from '../time/local-date.ts';

type HeldOn = { date: LocalDate; isCancelled: boolean };

/**
 * The last day, in the zone of the course, on which participants can see the recordings of its sessions: so many months after
 * the last that is held. Null where none are made, or nothing says yet when that is.
 */
export const recordingsEndOn = (sessions: readonly HeldOn[], months: number | null): LocalDate | null => {
  const held = sessions.filter(({ isCancelled }) => !isCancelled);
  const last = (held.length > 0 ? held : sessions)
    .map(({ date }) => date)
    .toSorted()
    .at(-1);
  return last === undefined || months === null ? null : addMonths(last, months);
};

/** `missing`: not published, or its session is not over. `ended`: after its last day. */
export type RecordingState = 'missing' | 'open' | 'ended';

type Published = {
  isPublished: boolean;
  /** When its session is over. */
  sessionEndsAt: Date;
  /** The last instant; null where no recordings are shown. */
  endsAt: Date | null;
};

/** What of a recording is there for participants. */
export const recordingState = (
  { isPublished, sessionEndsAt, endsAt }: Published,
  now: Date,
): RecordingState => {
  if (!isPublished || endsAt === null || now < sessionEndsAt) return 'missing';
  return now > endsAt ? 'ended' : 'open';
};
