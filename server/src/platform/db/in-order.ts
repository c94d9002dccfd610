/** Rows in the order of these ids; what is not among them is left out. */
export const inOrder = <R extends { id: string }>(ids: readonly string[], rows: readonly R[]): R[] => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};
