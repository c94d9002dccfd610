/** The address of a filtered list: empty parts are left out, and another filter begins at its first page. */
export function filterPath(path: string, filter: Readonly<Record<string, string>>): string {
  const entries = Object.entries(filter).filter(([, value]) => value);
  const search = new URLSearchParams(entries).toString();
  return search ? `${path}?${search}` : path;
}
