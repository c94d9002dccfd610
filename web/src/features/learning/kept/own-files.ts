/** What never changes at its address. */
export interface Part {
  url: string;
  bytes: number;
}

/** What the pages of a course need of our own program, in the build that the server has now; null without an answer. */
export async function listAssets(): Promise<{ build: string; assets: Part[] } | null> {
  try {
    const answer = await fetch('/elearning/assets.json');
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** A page of ours as a document, to be kept; where another one would come, as the login, none does. */
export async function readPage(address: string, signal: AbortSignal): Promise<Response> {
  const page = await fetch(address, { signal, headers: { accept: 'text/html' } });
  if (!page.ok || page.redirected) throw new Error(`${address} was not given`);
  return page;
}
