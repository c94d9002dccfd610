/** Instants in milliseconds since 1970. */
export type SessionHours = { startsAt: number; endsAt: number };

const MINUTE_MS = 60_000;
/** So long before a session begins its participants can join. */
export const DOORS_OPEN_MS = 15 * MINUTE_MS;

/** `early`: nobody can join yet. `open`: it begins within a quarter of an hour. `running`, `over`: by its hours. */
export type SessionState = 'early' | 'open' | 'running' | 'over' | 'cancelled';

export const sessionState = (
  { startsAt, endsAt, isCancelled }: SessionHours & { isCancelled: boolean },
  now: number,
): SessionState => {
  if (isCancelled) return 'cancelled';
  if (now >= endsAt) return 'over';
  if (now >= startsAt) return 'running';
  return now >= startsAt - DOORS_OPEN_MS ? 'open' : 'early';
};

export const isJoinable = (state: SessionState): state is 'open' | 'running' =>
  state === 'open' || state === 'running';
