const minute = 60_000;

/** Whole minutes, from two hours on whole hours, for the page before its script runs. */
export function minutesLeft(milliseconds: number): string {
  const minutes = Math.max(0, Math.ceil(milliseconds / minute));
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
}

/** Minutes and seconds, "27:14"; hours join when there are any. */
export function clockLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}

/** As a figure: "21:46" in hours and minutes, in the last hour "27:14" in minutes and seconds. */
export function figureLeft(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const parts =
    seconds >= 3600
      ? [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
      : [Math.floor(seconds / 60), seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}

/** What is read out: at five minutes, at one, and at the end; nothing in between. */
export function announcement(milliseconds: number): string {
  if (milliseconds <= 0) return 'The time is up';
  if (milliseconds <= minute) return 'One minute left';
  if (milliseconds <= 5 * minute) return 'Five minutes left';
  return '';
}
