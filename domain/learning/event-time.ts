/** All in epoch milliseconds. */
type Told = {
  /** By the device's clock, which may be wrong. */
  clientTime: number;
  /** By the same clock, when the device sent it. */
  sentAt: number;
  /** By the server's, when it arrived. */
  now: number;
  /** Nothing can have happened before. */
  earliest: number;
};

/** When something happened, by the server's clock: as long ago as the device says, within what can be. */
export const happenedAt = ({ clientTime, sentAt, now, earliest }: Told): number =>
  Math.max(earliest, Math.min(now, now - (sentAt - clientTime)));
