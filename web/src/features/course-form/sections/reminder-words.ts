import { addDays, localDate } from '#domain/time/local-date.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';
import { counted, longDay } from '#web/lib/format.ts';
import type { FormValues } from '../form-values.ts';

type Reminder = Pick<FormValues['reminderSettings'], 'enabled' | 'automaticReminders' | 'reminderDays'>;
type Start = Pick<FormValues['schedule'], 'startDate' | 'venueTimezone'>;

const LONGEST_WAIT = 365;

/** When the reminder goes out by itself; '' while the days are no number. */
export function reminderWords(reminder: Reminder, { startDate, venueTimezone }: Start): string {
  const days = Number(reminder.reminderDays);
  if (!(reminder.enabled && reminder.automaticReminders)) return 'No reminder goes out by itself.';
  if (!Number.isInteger(days) || days < 0 || days > LONGEST_WAIT) return '';
  if (!startDate) return `Goes out ${counted(days, 'day')} before the start, once there is a start date.`;
  const day = longDay(addDays(localDate(startDate), -days));
  const latest = days === 0 ? ', at the latest two hours before the start' : '';
  return `Goes out on ${day} at 09:00 ${onClocksOf(venueTimezone)}${latest}.`;
}
