/** The line with one of it put at another place, counted from 1. */
export const moveInLine = (ids: readonly string[], id: string, place: number): string[] => {
  const others = ids.filter((one) => one !== id);
  return ids.includes(id) ? others.toSpliced(place - 1, 0, id) : others;
};
