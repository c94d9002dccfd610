const LONGEST = 200;

/** A description as the head of a page shows it: 200 characters, counted so that no emoji is cut in two. */
export const teaserOf = (description: string): string => {
  const characters = [...description];
  if (characters.length <= LONGEST) return description;
  return `${characters.slice(0, LONGEST).join('').trimEnd()}…`;
};
