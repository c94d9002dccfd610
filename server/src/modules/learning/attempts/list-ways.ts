import { percentComplete } from '#domain/learning/progress.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import { slidesIn } from '../versions/outline.ts';
import { readVersions } from '../versions/read-version.ts';
import { findBestScores, findWays } from './ways.repository.ts';

type Score = { score: number; isPassed: boolean };

/** How far one way through a course has come; those before it were started over. */
export type WayThrough = {
  enrolmentId: string;
  attempt: number;
  version: number;
  /** Of its slides, as long as they take. */
  seconds: number;
  /** 100 stays, whatever a newer version asks for. */
  slidesPercent: number | null;
  tests: { testId: string; title: string; needed: number }[];
  /** In this way or one after it: who starts over has lost nothing, and for the next way sits the test again. */
  scores: Map<string, Score>;
};

/** Every way of these enrolments through their self-paced course, in their order. */
export const listWays = async (db: Tx | Db, enrolmentIds: readonly string[]): Promise<WayThrough[]> => {
  const ways = await findWays(db, enrolmentIds);
  const scores = await findBestScores(db, enrolmentIds);
  const versions = await readVersions(
    db,
    ways.map(({ versionId }) => versionId),
  );
  return ways.flatMap(({ enrolmentId, number, versionId, isCompleted, completed }) => {
    const version = versions.get(versionId);
    if (!version) return [];
    const later = scores.filter((one) => one.enrolmentId === enrolmentId && one.number >= number);
    return {
      enrolmentId,
      attempt: number,
      version: version.number,
      seconds: slidesIn(version.modules).reduce((sum, { seconds }) => sum + seconds, 0),
      slidesPercent: isCompleted
        ? 100
        : percentComplete({ completed: new Set(completed), required: version.required }),
      tests: version.tests.map(({ testId, title, passPercent }) => ({ testId, title, needed: passPercent })),
      scores: bestOf(later),
    };
  });
};

const bestOf = (scores: readonly (Score & { testId: string })[]): Map<string, Score> => {
  const best = new Map<string, Score>();
  for (const { testId, score, isPassed } of scores) {
    const before = best.get(testId);
    best.set(testId, {
      score: Math.max(score, before?.score ?? 0),
      isPassed: isPassed || before?.isPassed === true,
    });
  }
  return best;
};
