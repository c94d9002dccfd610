/** Somebody in line. `isServed`: a seat is offered to them, or theirs already. */
export type InLine = { id: string; isServed: boolean; passedAt: number | null };

/** A seat that nobody has, since when (epoch ms), and who has just let it pass. */
export type FreeSeat = { since: number; passedBy: string | null };

/** Who is offered a seat that has been free since then, and the line as it is now. */
export type HandedOut = { offers: { id: string; since: number }[]; line: string[] };

/**
 * Offers free seats to the first in line. Whoever has let one pass since a seat became free is not asked for that seat
 * again, so that it does not go round among people who do not answer: it is then for everybody. Who lets a seat pass
 * stays, right behind whoever gets it.
 */
export function handOut(people: readonly InLine[], seats: readonly FreeSeat[]): HandedOut {
  const offers = new Map<string, number>();
  let line = people.map(({ id }) => id);
  // A seat that fewer may have goes first.
  for (const { since, passedBy } of seats.toSorted((a, b) => a.since - b.since)) {
    const next = people.find((one) => !one.isServed && !offers.has(one.id) && mayHave(one, since));
    if (!next) continue;
    offers.set(next.id, since);
    if (passedBy !== null) line = behind(line, passedBy, next.id);
  }
  return { offers: [...offers].map(([id, since]) => ({ id, since })), line };
}

const mayHave = ({ passedAt }: InLine, since: number) => passedAt === null || passedAt < since;

const behind = (line: readonly string[], who: string, other: string): string[] =>
  line.indexOf(who) > line.indexOf(other)
    ? [...line]
    : line.filter((id) => id !== who).flatMap((id) => (id === other ? [other, who] : [id]));
