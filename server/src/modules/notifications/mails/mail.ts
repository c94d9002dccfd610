import type { Letter } from '#emails/letter.ts';
import type { Ctx } from '#server/calls/context.ts';
import type { Event } from '#server/calls/events.ts';
import type { Payload } from '#server/calls/jobs.ts';

/** A kind of mail, by the name under which it waits until it is sent. */
export type Template<D extends Payload = Payload, F = unknown> = {
  template: string;
  /** The facts, from ids, at the moment it is sent; null when there is nothing to say any more. */
  read(ctx: Ctx, ids: D): Promise<NoInfer<F> | null>;
  write(facts: F): Letter;
};

/** That somebody is to get a mail. */
export type Owed<D extends Payload = Payload> = {
  recipient: string;
  /** What the mail tells of: the same mail about the same thing goes to the same person once. */
  about: string;
  data: D;
};

/** A kind of mail that events call for. */
export type Mail<P extends Payload = Payload, D extends Payload = Payload, F = unknown> = Template<D, F> & {
  on: readonly Event<P>[];
  /** Whom it goes to, and about what; nobody where there is nothing to tell. */
  to(ctx: Ctx, ids: P): Promise<readonly Owed<D>[]>;
};

export const defineMail = <P extends Payload, D extends Payload, F>(mail: Mail<P, D, F>) => mail;
