import { announcementCalls } from '#contracts/course-office/announcements.ts';
import { ownAnnouncementEndpoints } from '#contracts/courses/own-announcements.ts';
import { RUN_KINDS, type RunKind } from '#domain/courses/course-kind.ts';
import { type Binding, on, onRead } from '#server/calls/binding.ts';
import { announcementReach } from './announcement-reach.ts';
import { getAnnouncement } from './get-announcement.ts';
import { listAnnouncements } from './list-announcements.ts';
import { listOwnAnnouncements } from './list-own-announcements.ts';
import { withdrawAnnouncement } from './withdraw-announcement.ts';

const bindingsOf = (kind: RunKind): Binding[] => {
  const calls = announcementCalls[kind];
  return [
    onRead(calls.announcementReach, (ctx, { id }) => announcementReach(ctx, kind, id)),
    onRead(calls.listAnnouncements, (ctx, wish) => listAnnouncements(ctx, kind, wish)),
    onRead(calls.getAnnouncement, (ctx, wish) => getAnnouncement(ctx, kind, wish)),
    on(calls.withdrawAnnouncement, async (ctx, which) => {
      await withdrawAnnouncement(ctx, kind, which);
      return { message: 'It was taken from the pages of participants' };
    }),
  ];
};

export const announcementBindings: Binding[] = [
  ...RUN_KINDS.flatMap(bindingsOf),
  onRead(ownAnnouncementEndpoints.listOwnAnnouncements, listOwnAnnouncements),
];
