import type { DrillBooks, ScenarioResult } from '#contracts/site/admin-fire-drill.ts';

export type DrillReport = { results: ScenarioResult[]; books: DrillBooks };

/** A drill that cannot begin, in words for who runs the academy. */
export class DrillRefused extends Error {}

/** Plays the misbehaviours of a gateway at an academy of its own: it touches nothing of the real one. */
export type FireDrill = {
  scenarios: number;
  /** Tells of each scenario as it ends. Throws DrillRefused. */
  run(onResult: (result: ScenarioResult) => Promise<void>): Promise<DrillReport>;
  /** Removes what an interrupted drill has left; false while one is under way. */
  clear(): Promise<boolean>;
};

declare module '#server/calls/context.ts' {
  interface Ports {
    /** Null where no drill can be played: the sandbox gateway was taken out, or nobody works jobs off here. */
    fireDrill: FireDrill | null;
  }
}
