import type { DrillState, FireDrillView } from '#contracts/site/admin-fire-drill.ts';
import type { Ctx } from '#server/calls/context.ts';
import { type FireDrillRow, listDrills } from './fire-drills.repository.ts';

const LISTED = 10;

export const listFireDrills = async ({ db, ports }: Ctx): Promise<{ drills: FireDrillView[] }> => {
  const rows = await listDrills(db, LISTED);
  return { drills: rows.map((row) => present(row, ports.fireDrill?.scenarios ?? 0)) };
};

const present = (row: FireDrillRow, scenarios: number): FireDrillView => ({
  _id: row.id,
  state: stateOf(row),
  requestedBy: row.requester,
  requestedAt: row.requestedAt.toISOString(),
  seconds:
    row.books && row.finishedAt && row.startedAt ? secondsBetween(row.startedAt, row.finishedAt) : null,
  scenarios,
  results: row.results,
  books: row.books,
  problem: row.problem,
});

const secondsBetween = (from: Date, until: Date): number =>
  Math.round((until.getTime() - from.getTime()) / 1000);

const stateOf = (row: FireDrillRow): DrillState => {
  const { problem, books, results } = row;
  if (problem !== null) return 'refused';
  if (books) {
    const isHeld = books.problems.length === 0 && results.every(({ amiss }) => amiss.length === 0);
    return isHeld ? 'held' : 'failed';
  }
  if (row.finishedAt || row.isSilent) return 'interrupted';
  return row.startedAt ? 'running' : 'waiting';
};
