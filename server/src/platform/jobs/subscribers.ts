type Subscriber = { name: string; hears?: string | readonly string[] };

/**
 * The queues in which each event is heard. What nobody declares is never announced, and what nobody hears need not be:
 * either is a mistake, said before anything is served.
 */
export const subscribersOf = (
  jobs: readonly Subscriber[],
  events: readonly string[],
): ReadonlyMap<string, readonly string[]> => {
  const queues = new Map<string, string[]>(events.map((event) => [event, []]));
  for (const { name, hears } of jobs) {
    for (const event of hears === undefined ? [] : [hears].flat()) {
      const heard = queues.get(event);
      if (!heard) throw new Error(`${name} waits for the event ${event}, which nobody declares.`);
      heard.push(name);
    }
  }
  for (const [event, heard] of queues)
    if (heard.length === 0) throw new Error(`The event ${event} is declared, but nobody hears it.`);
  return queues;
};
