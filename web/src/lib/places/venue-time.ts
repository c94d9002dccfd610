/** '2027-04-09T09:00:00+04:00': a time on the clocks of a zone with its offset on that day; without a time, the day. */
export const momentAt = (zone: string, day: string, time: string): string =>
  time ? `${day}T${time}:00${offsetAt(zone, day, time)}` : day;

const MINUTE = 60_000;

/** Read as UTC the local time is hours off, so the offset found there is asked again at the instant it leads to. */
const offsetAt = (zone: string, day: string, time: string): string => {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const first = offsetOf(zone, asUtc);
  return offsetOf(zone, asUtc - minutesOf(first) * MINUTE);
};

const offsetOf = (zone: string, instant: number): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(
    instant,
  );
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return name.replace('GMT', '') || '+00:00';
};

const minutesOf = (offset: string): number => {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
};
