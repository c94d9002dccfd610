/** The browser's own caches, of a device on which nothing is kept yet; what they fetch themselves comes by `ask`. */
export function newCaches(ask: (path: string) => Promise<Response>) {
  const all = new Map<string, Map<string, Response>>();
  const pathOf = (asked: RequestInfo) => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (asked: RequestInfo) => entries.get(pathOf(asked))?.clone(),
    put: async (asked: RequestInfo, answer: Response) => void entries.set(pathOf(asked), answer),
    add: async (asked: RequestInfo) => {
      const answer = await ask(pathOf(asked));
      if (!answer.ok) throw new TypeError('refused');
      entries.set(pathOf(asked), answer);
    },
  });
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (asked: RequestInfo) =>
      [...all.values()].flatMap((entries) => entries.get(pathOf(asked)) ?? [])[0]?.clone(),
    open: async (name: string) => {
      const entries = all.get(name) ?? new Map();
      all.set(name, entries);
      return cacheOf(entries);
    },
    /** What a cache has, by its name. */
    addressesIn: (name: string) => [...(all.get(name)?.keys() ?? [])].sort(),
  };
}
