import type { ownAnnouncementEndpoints } from '#contracts/courses/own-announcements.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { momentIn } from './format.ts';

/** What the participants of a course were told, as one of them is shown it. */
export type OwnAnnouncement = AnswerOf<
  typeof ownAnnouncementEndpoints.listOwnAnnouncements
>['announcements'][number];

/** With when that was, on the clocks of a zone. */
export const datedIn = (zone: string, announcements: readonly OwnAnnouncement[]) =>
  announcements.map((one) => ({ ...one, when: momentIn(zone, one.at) }));
