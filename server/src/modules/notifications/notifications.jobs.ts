import { type Event, subscribe } from '#server/calls/events.ts';
import { type Job, type JobDeps, perform } from '#server/calls/jobs.ts';
import { MAILS } from './mails/all-mails.ts';
import type { Mail } from './mails/mail.ts';
import { remindParticipants } from './notices/remind-participants.ts';
import { SEND_MAIL } from './notifications.ports.ts';
import { queueMail } from './sending/queue-mail.ts';
import { sendMail } from './sending/send-mail.ts';

export const notificationJobs = (deps: JobDeps): Job[] => [
  ...[...mailsByEvent()].map(([event, mails]) => owe(deps, event, mails)),
  { name: 'remind-participants', everySeconds: 60, work: () => remindParticipants(deps.outer()) },
  perform(SEND_MAIL, ({ mailId }) => sendMail(deps.outer(), mailId)),
];

const mailsByEvent = (): Map<Event, Mail[]> => {
  const events = new Set(MAILS.flatMap(({ on }) => on));
  return new Map([...events].map((event) => [event, MAILS.filter(({ on }) => on.includes(event))]));
};

/** All mails of an event are owed together: one subscriber writes them down, and each is sent by a job of its own. */
const owe = ({ asSystem }: JobDeps, event: Event, mails: readonly Mail[]): Job =>
  subscribe(event, 'mails', (ids) =>
    asSystem(async (ctx) => {
      for (const mail of mails) for (const owed of await mail.to(ctx, ids)) await queueMail(ctx, mail, owed);
    }),
  );
