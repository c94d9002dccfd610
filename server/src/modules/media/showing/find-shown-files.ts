import type { Ctx } from '#server/calls/context.ts';

/** Those of these addresses that anything shows: courses, people, certification bodies. */
export const findShownFiles = async (
  { db, ports }: Pick<Ctx, 'db' | 'ports'>,
  urls: readonly string[],
): Promise<Set<string>> => {
  const shown = new Set<string>();
  for (const findUsed of ports.fileUsers) for (const url of await findUsed(db, urls)) shown.add(url);
  return shown;
};
