import { type Event, subscribeAll } from '#server/calls/events.ts';
import { type Job, type JobDeps, perform, performAll } from '#server/calls/jobs.ts';
import { MAILS } from './mails/all-mails.ts';
import type { Mail } from './mails/mail.ts';
import { oweNotice } from './notices/owe-notice.ts';
import { remindParticipants } from './notices/remind-participants.ts';
import { SEND_MAIL, TELL_PARTICIPANTS } from './notifications.ports.ts';
import { type OwedMail, queueMails } from './sending/queue-mails.ts';
import { sendMails } from './sending/send-mails.ts';

export const notificationJobs = (deps: JobDeps): Job[] => [
  ...[...mailsByEvent()].map(([event, mails]) => owe(deps, event, mails)),
  { name: 'remind-participants', everySeconds: 60, work: () => remindParticipants(deps.outer()) },
  perform(TELL_PARTICIPANTS, ({ noticeId }) => oweNotice(deps.outer(), noticeId)),
  performAll(SEND_MAIL, (all) =>
    sendMails(
      deps.outer(),
      all.map(({ mailId }) => mailId),
    ),
  ),
];

const mailsByEvent = (): Map<Event, Mail[]> => {
  const events = new Set(MAILS.flatMap(({ on }) => on));
  return new Map([...events].map((event) => [event, MAILS.filter(({ on }) => on.includes(event))]));
};

/** All mails of an event are owed together: one subscriber writes them down, and each is sent by a job of its own. */
const owe = ({ asSystem }: JobDeps, event: Event, mails: readonly Mail[]): Job =>
  subscribeAll(event, 'mails', (all) =>
    asSystem(async (ctx) => {
      const owed: OwedMail[] = [];
      for (const ids of all)
        for (const { template, to } of mails)
          for (const one of await to(ctx, ids)) owed.push({ ...one, template });
      await queueMails(ctx, owed);
    }),
  );
