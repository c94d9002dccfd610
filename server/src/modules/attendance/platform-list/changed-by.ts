import type { ListedPresence } from './platform-list.repository.ts';

/** Of whom something else is said than before. */
export const changedBy = (before: readonly ListedPresence[], after: readonly ListedPresence[]): string[] => {
  const said = (all: readonly ListedPresence[]) => {
    const texts = all.map(
      ({ enrolmentId, from, until }) => [enrolmentId, `${from.getTime()}-${until.getTime()}`] as const,
    );
    return Map.groupBy(texts, ([enrolmentId]) => enrolmentId);
  };
  const [then, now] = [said(before), said(after)];
  const textOf = (of: typeof then, id: string) =>
    (of.get(id) ?? [])
      .map(([, text]) => text)
      .toSorted()
      .join();
  return [...new Set([...then.keys(), ...now.keys()])].filter((id) => textOf(then, id) !== textOf(now, id));
};
