import type { Line } from '../orders/index.ts';

/** Whose place it is already. */
export const personsOf = ({ courseId, places }: Line) =>
  places.flatMap(({ id: placeId, userId }) => (userId === null ? [] : [{ placeId, userId, courseId }]));
