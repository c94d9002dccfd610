import { z } from 'zod';
import { answer, endpoint } from '../endpoint.ts';
import { instantText } from '../fields.ts';

/** How one misbehaviour ended. `amiss` names what was not as it must be, and is empty where all held. */
export const scenarioResult = z.object({
  name: z.string(),
  /** What went wrong, in one sentence. */
  happens: z.string(),
  /** What must be true at its end. */
  holds: z.string(),
  amiss: z.array(z.object({ what: z.string(), expected: z.string(), found: z.string() })),
});
export type ScenarioResult = z.output<typeof scenarioResult>;

/** What was looked at in the books after all of it, and what is wrong with them, one sentence each. */
export const drillBooks = z.object({
  checked: z.record(z.string(), z.number()),
  problems: z.array(z.string()),
});
export type DrillBooks = z.output<typeof drillBooks>;

export const DRILL_STATES = ['waiting', 'running', 'held', 'failed', 'refused', 'interrupted'] as const;
export type DrillState = (typeof DRILL_STATES)[number];

/**
 * A drill and what is known of it so far: `failed` found something amiss, `refused` could not begin (`problem` says why),
 * `interrupted` ended with the process that played it.
 */
export const fireDrillView = z.object({
  _id: z.string(),
  state: z.enum(DRILL_STATES),
  requestedBy: z.string(),
  requestedAt: instantText,
  /** Null until it is over. */
  seconds: z.number().int().nullable(),
  /** How many misbehaviours are played. */
  scenarios: z.number().int(),
  results: z.array(scenarioResult),
  books: drillBooks.nullable(),
  problem: z.string().nullable(),
});
export type FireDrillView = z.output<typeof fireDrillView>;

const listFireDrills = endpoint({
  summary: 'The last fire drills, newest first, with what is known so far of one that is under way',
  method: 'GET',
  path: '/api/admin/fire-drills',
  access: 'admin',
  response: answer({ drills: z.array(fireDrillView) }),
});

const startFireDrill = endpoint({
  summary: 'Play every misbehaviour of a card gateway against this installation, in a scratch database',
  method: 'POST',
  path: '/api/admin/fire-drills',
  access: 'admin',
  response: answer({ message: z.string(), drillId: z.string() }),
});

export const fireDrillEndpoints = { listFireDrills, startFireDrill };
