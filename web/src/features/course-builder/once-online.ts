/**
 * Loads a part of the page when it is first wanted. What a browser has once failed to load it never asks for again, so
 * without a connection nothing is asked for before there is one.
 */
export async function onceOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  if (!navigator.onLine) {
    const { promise, resolve } = Promise.withResolvers<Event>();
    addEventListener('online', resolve, { once: true });
    await promise;
  }
  return load();
}
