import type { AnswerOf } from '#contracts/endpoint.ts';
import type { liveSessionEndpoints } from '#contracts/live/live-sessions.ts';
import type { SessionState } from '#domain/live/session-state.ts';

/** What the page of a live course has been told. */
export type LivePage = AnswerOf<typeof liveSessionEndpoints.getLiveSession>;
export type ShownSession = NonNullable<LivePage['session']>;

/** A session as it stands at this moment, for a reader on the clocks of a zone. */
export type Moment = {
  state: SessionState;
  /** Milliseconds since 1970, by the server’s clock. */
  now: number;
  /** The reader’s, or the organizer’s where it is not known yet. */
  zone: string;
  isOwnZone: boolean;
};
