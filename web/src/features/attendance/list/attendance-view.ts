import { declareList, id, matching, over, words } from '#web/lists/list-address.ts';

/** A day of a run; who is searched, and whose entry is being corrected. */
export const attendanceList = (path: string) =>
  declareList(path, {
    day: matching((text) => /^[1-9]\d{0,2}$/.test(text)),
    q: words(),
    correct: over(id()),
  });

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Who has every one of these words in name, address or profession. */
export const whoMatches = <P extends { name: string; email: string; profession: string }>(
  people: readonly P[],
  q: string,
): P[] => {
  const asked = plain(q).split(/\s+/).filter(Boolean);
  return people.filter(({ name, email, profession }) => {
    const said = plain(`${name} ${email} ${profession}`);
    return asked.every((word) => said.includes(word));
  });
};
