import type { HandedInVideo } from '#contracts/attendance/videos.ts';
import type { VideoStanding } from '#domain/attendance/video.ts';
import { longDay } from '#web/lib/format.ts';
import { COURSES } from '#web/lib/office-paths.ts';
import type { LampKind } from '#web/ui/instruments/lamp.tsx';

export const FILM_STATES: Readonly<Record<HandedInVideo['state'], { word: string; lamp: LampKind }>> = {
  waiting: { word: 'Waits to be looked at', lamp: 'limited' },
  accepted: { word: 'Accepted', lamp: 'completed' },
  returned: { word: 'Given back', lamp: 'cancelled' },
};

/** As the attendance list says it, which has no room for more. */
export const LISTED_FILMS = {
  none: 'not handed in',
  waiting: 'waits',
  accepted: 'accepted',
  returned: 'given back',
} as const;

type Facts = {
  /** The first day of the run. */
  opensOn: string | null;
  /** Why the latest film was given back. */
  reason: string;
};
type Told = { tone: 'info' | 'success' | 'warning'; title: string; text: string };

/** What a participant is told first; nothing where a film is asked for and none was handed in. */
export const standingWords = (standing: VideoStanding, { opensOn, reason }: Facts): Told | null => {
  switch (standing) {
    case 'not-asked':
      return { tone: 'info', title: 'This course asks for no film', text: 'There is nothing to hand in.' };
    case 'cancelled':
      return {
        tone: 'warning',
        title: 'Your place was cancelled',
        text: 'No film is taken for a place that was cancelled.',
      };
    case 'too-early':
      return {
        tone: 'info',
        title: 'You can hand in your film later',
        text: opensOn
          ? `Films are taken from the first day of the course on, ${longDay(opensOn)}.`
          : 'Films are taken from the first day of the course on. Its dates are not set yet.',
      };
    case 'waiting':
      return {
        tone: 'info',
        title: 'Your film was handed in',
        text: 'It waits to be looked at. Until then you can hand in another, which takes its place.',
      };
    case 'returned':
      return {
        tone: 'warning',
        title: 'Please hand in another film',
        text: `Why the last one was given back: ${reason}`,
      };
    case 'accepted':
      return { tone: 'success', title: 'Your film was accepted', text: 'No other is needed.' };
    case 'open':
      return null;
  }
};

/** The films of one participant, for who teaches the run and for staff. */
export const filmPath = (slug: string, enrolmentId: string): string =>
  `${COURSES}/${encodeURIComponent(slug)}/attendance/${enrolmentId}/film`;
