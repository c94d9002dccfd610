import type { CourseKind } from '#domain/courses/course-kind.ts';

export const LIVE_ONLINE = 'Live online';

type Placed = { kind: CourseKind; venueName?: string; city: string; country?: string };

/** 'Derma Clinic, Dubai, United Arab Emirates', or that one joins it from anywhere; empty while that is open. */
export const placeText = ({ kind, venueName, city, country }: Placed): string =>
  kind === 'OnlineLiveTraining' ? LIVE_ONLINE : [venueName, city, country].filter(Boolean).join(', ');
