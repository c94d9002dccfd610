import type { CourseDetail } from '#contracts/courses/course-detail.ts';

type Slot = CourseDetail['schedule']['agenda'][number];

export type DayScale = {
  /** Where each slot begins and how long it is, in percent of the day. */
  parts: { at: number; length: number; handsOn: boolean }[];
  from: string;
  to: string;
  handsOnMinutes: number;
  minutes: number;
};

/** The slots as lengths on a scale of the day; null where a time is not one. */
export const dayScale = (slots: readonly Slot[]): DayScale | null => {
  const timed = slots.map((slot) => ({ ...slot, start: minutesOf(slot.time) }));
  const start = Math.min(...timed.map((slot) => slot.start));
  const end = Math.max(...timed.map((slot) => slot.start + slot.minutes));
  if (!(end > start) || !Number.isFinite(end)) return null;
  const share = (minutes: number) => Math.round((minutes / (end - start)) * 10_000) / 100;
  return {
    parts: timed.map((slot) => ({
      at: share(slot.start - start),
      length: share(slot.minutes),
      handsOn: slot.handsOn,
    })),
    from: clock(start),
    to: clock(end),
    handsOnMinutes: total(slots.filter(({ handsOn }) => handsOn)),
    minutes: total(slots),
  };
};

const total = (slots: readonly Slot[]) => slots.reduce((sum, { minutes }) => sum + minutes, 0);

const minutesOf = (time: string): number => {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(time) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** '3 h 30 min', '45 min', '2 h'. */
export const minutesText = (minutes: number): string =>
  [
    minutes >= 60 && `${Math.floor(minutes / 60)} h`,
    (minutes % 60 > 0 || minutes < 60) && `${minutes % 60} min`,
  ]
    .filter(Boolean)
    .join(' ');
