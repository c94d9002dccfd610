const HOUR_MS = 3_600_000;

/** How long before a session its participants are reminded of it. */
export const REMINDER_LEADS = ['week', 'day', 'hour'] as const;
export type ReminderLead = (typeof REMINDER_LEADS)[number];

const LEAD_MS: Readonly<Record<ReminderLead, number>> = {
  week: 7 * 24 * HOUR_MS,
  day: 24 * HOUR_MS,
  hour: HOUR_MS,
};

/** Whoever looks further ahead than this finds no session that people are reminded of. */
export const LONGEST_LEAD_MS = LEAD_MS.week;

/** `passed`: it is not sent any more. */
export type ReminderState = 'ahead' | 'due' | 'passed';
export type SessionReminder = { lead: ReminderLead; at: number; state: ReminderState };

/**
 * The reminders of a session, in their order; instants in milliseconds since 1970. `toldAt` is when its participants were
 * last told of its start by a letter about a move, null where it was never moved: what would have been due by then they know.
 * One that could not be sent in time is still sent until half of its lead has passed.
 */
export const sessionReminders = (
  { startsAt, toldAt }: { startsAt: number; toldAt: number | null },
  now: number,
): SessionReminder[] =>
  REMINDER_LEADS.map((lead) => {
    const at = startsAt - LEAD_MS[lead];
    const isPassed = now > at + LEAD_MS[lead] / 2 || (toldAt !== null && at <= toldAt);
    return { lead, at, state: isPassed ? 'passed' : now >= at ? 'due' : 'ahead' };
  });
