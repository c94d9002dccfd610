/** A call that the form makes by itself, without leaving the page. Undefined where it was refused or got no answer. */
export async function askApi<T>(path: string, body?: object): Promise<T | undefined> {
  try {
    const answer = await fetch(path, {
      headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
