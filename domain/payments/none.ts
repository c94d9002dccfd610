/** In place of a course, a city or an instructor: what has none. */
export const NONE = 'none';
