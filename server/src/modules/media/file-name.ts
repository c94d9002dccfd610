// Invisible, or turning the order of letters around so that one ending looks like another.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const LONGEST = 150;

/** What a file is called here: as it came, without folders and what cannot be seen, and not too long. */
export const cleanFileName = (given: string): string => {
  const name = given.toWellFormed().normalize('NFC').replace(UNSEEN, '').split(/[/\\]/).at(-1)?.trim() ?? '';
  const ending = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  return [...name.slice(0, name.length - ending.length)].slice(0, LONGEST).join('') + ending;
};
