/** What has become of a film that was handed in. */
export const VIDEO_STATES = ['waiting', 'accepted', 'returned'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

/**
 * Whether somebody can hand in a film: what has become of the latest, `open` where there is none, or why none is taken.
 */
export const VIDEO_STANDINGS = ['not-asked', 'cancelled', 'too-early', 'open', ...VIDEO_STATES] as const;
export type VideoStanding = (typeof VIDEO_STANDINGS)[number];

export const videoState = ({ isAccepted }: { isAccepted: boolean | null }): VideoState =>
  isAccepted === null ? 'waiting' : isAccepted ? 'accepted' : 'returned';

type Facts = {
  /** The course asks for a film. */
  isAsked: boolean;
  isPlaceCancelled: boolean;
  /** The first day of the run; null until it is set. */
  opensOn: string | null;
  /** At the venue. */
  today: string;
  /** Of the latest film; null where none was handed in. */
  latest: VideoState | null;
};

/** A film that was accepted stays so, whatever becomes of the place or the course. */
export const videoStanding = ({
  isAsked,
  isPlaceCancelled,
  opensOn,
  today,
  latest,
}: Facts): VideoStanding => {
  if (latest === 'accepted') return 'accepted';
  if (!isAsked) return 'not-asked';
  if (isPlaceCancelled) return 'cancelled';
  if (opensOn === null || today < opensOn) return 'too-early';
  return latest ?? 'open';
};

/** Another film is taken: the one that waits is replaced by it. */
export const takesVideo = (standing: VideoStanding): boolean =>
  standing === 'open' || standing === 'waiting' || standing === 'returned';
