import { useState } from 'react';

export type Chosen = ReturnType<typeof useChosen>;

/** Which rows of a page are chosen; a row that has left the page is chosen no more. */
export function useChosen(rows: readonly { _id: string }[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const all = rows.map(({ _id }) => _id);
  const ids = all.filter((id) => chosen.has(id));
  return {
    ids,
    isEvery: ids.length > 0 && ids.length === all.length,
    choose: (id: string, isChosen: boolean) =>
      setChosen(new Set(isChosen ? [...ids, id] : ids.filter((other) => other !== id))),
    chooseAll: (isEvery: boolean) => setChosen(new Set(isEvery ? all : [])),
  };
}
