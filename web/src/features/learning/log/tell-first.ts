/** On pages where somebody learns: sends what has happened so far, and is done when the server has answered or has not. */
type Telling = () => Promise<void>;

const open = new Set<Telling>();
/** So long a page waits for another one to tell what it has. */
const MOST_MS = 2_000;

/** Until the function that it gives back is called. */
export function joinTelling(tell: Telling): () => void {
  open.add(tell);
  return () => {
    open.delete(tell);
  };
}

/** For pages that say how far somebody is: what the page that is left has not told yet is told before they ask. */
export async function afterTelling<Answer>({ serverLoader }: { serverLoader: () => Promise<Answer> }) {
  if (open.size > 0) await Promise.race([Promise.all([...open].map((tell) => tell())), waited()]);
  return serverLoader();
}

const waited = () => new Promise<void>((resolve) => setTimeout(resolve, MOST_MS));
