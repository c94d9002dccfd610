import type { Line } from '../orders/index.ts';

/** What was free is accessible for so long, unless the course says how long. */
export const FREE_ACCESS_MONTHS = 12;

/** Whose place it is already. */
export const personsOf = ({ courseId, places }: Line) =>
  places.flatMap(({ id: placeId, userId }) => (userId === null ? [] : [{ placeId, userId, courseId }]));
