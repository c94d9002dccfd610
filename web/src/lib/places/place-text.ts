import type { CourseKind } from '#domain/courses/course-kind.ts';
import { onClocksOf } from '#domain/time/zone-words.ts';

export const LIVE_ONLINE = 'Live online';

type Placed = {
  kind: CourseKind;
  venueName?: string;
  city: string;
  country?: string;
  /** Where one sees no hours: by whose clocks a live course is held. */
  zone?: string;
};

/** 'Derma Clinic, Dubai, United Arab Emirates', or that one joins it from anywhere; empty while that is open. */
export const placeText = ({ kind, venueName, city, country, zone }: Placed): string => {
  if (kind !== 'OnlineLiveTraining') return [venueName, city, country].filter(Boolean).join(', ');
  return zone ? `${LIVE_ONLINE}, hours ${onClocksOf(zone)}` : LIVE_ONLINE;
};
