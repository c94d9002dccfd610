import type { Binding } from '#server/calls/binding.ts';
import type { Job, JobDeps } from '#server/calls/jobs.ts';
import type { Db } from '#server/platform/db/database.ts';
import type { OutgoingMail } from '#server/platform/mail/mail.ts';
import { orderObligor } from '../../modules/orders/index.ts';
import { testCalls } from '../test-calls.ts';

type JobsOf = (deps: JobDeps) => Job[];
type Options = { bindings: Binding[]; jobsOf: JobsOf };
type Academy = Pick<ReturnType<typeof testCalls>, 'jobs' | 'jobDeps'>;

/** A clock to set, and a mail server that keeps what it is given, or fails when told to. */
export const createPost = () => {
  const sent: OutgoingMail[] = [];
  const world = { now: new Date(), trouble: null as string | null };
  const mail = {
    send: async (outgoing: OutgoingMail) => {
      if (world.trouble) throw new Error(world.trouble);
      sent.push(outgoing);
    },
  };
  const subjectsTo = (email: string) => sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  return Object.assign(world, { sent, subjectsTo, ports: { mail, mailbox: null } });
};

/** Does what an academy does later, by the clock of its post. */
export const workerOf = (academy: Academy, post: { now: Date }, jobsOf: JobsOf) => {
  const jobs = jobsOf(academy.jobDeps);
  /** Works off what was enqueued and is due, until nothing is left. */
  const workOff = async () => {
    for (;;) {
      const at = academy.jobs.findIndex(({ options }) => (options?.startAfter ?? post.now) <= post.now);
      const [next] = at < 0 ? [] : academy.jobs.splice(at, 1);
      if (!next) return;
      for (const job of jobs) if ((job.hears ?? job.name) === next.name) await job.work(next.data);
    }
  };
  const happened = async (name: string, data: Record<string, string>) => {
    academy.jobs.push({ name, data });
    await workOff();
  };
  return { workOff, happened };
};

/** An academy that sells courses and sends mails. */
export const createMailWorld = (db: Db, { bindings, jobsOf }: Options) => {
  const post = createPost();
  const academy = testCalls(bindings, {
    db,
    now: () => post.now,
    ports: { obligors: new Map([['order', orderObligor]]), ...post.ports },
  });
  return Object.assign(post, { academy, ...workerOf(academy, post, jobsOf) });
};
