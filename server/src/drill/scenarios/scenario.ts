import type { DrillStage, Sale } from '../drill-stage.ts';
import { inAed, PRICE_AED } from '../drill-stage.ts';
import { readSaleFacts, type SaleFacts } from '../facts.repository.ts';

/** One thing that was looked at after a misbehaviour, in words. */
export type Finding = { what: string; expected: string; found: string };

/** A misbehaviour of the gateway or of who pays, played through to its end. */
export type Scenario = {
  name: string;
  /** What goes wrong, in one sentence. */
  happens: string;
  /** What must be true at its end, in one sentence. */
  holds: string;
  play(stage: DrillStage): Promise<Finding[]>;
};

/** Paid once, with one seat and one receipt. */
export const PAID_ONCE: SaleFacts = {
  order: 'confirmed',
  seats: 1,
  payments: 1,
  received: PRICE_AED,
  applied: PRICE_AED,
  givenBack: 0,
  receipts: 1,
  atGateway: PRICE_AED,
};

/** The order waits for its payment, with its seat. */
export const UNPAID: SaleFacts = {
  order: 'placed',
  seats: 1,
  payments: 0,
  received: 0,
  applied: 0,
  givenBack: 0,
  receipts: 0,
  atGateway: 0,
};

/** A payment came that nothing could be given for, and all of it went back. */
export const GIVEN_BACK: SaleFacts = {
  ...UNPAID,
  payments: 1,
  received: PRICE_AED,
  givenBack: PRICE_AED,
};

const WORDS: Record<keyof SaleFacts, string> = {
  order: 'the order is',
  seats: 'seats',
  payments: 'payments written down',
  received: 'received',
  applied: 'applied to what is due',
  givenBack: 'given back',
  receipts: 'receipts',
  atGateway: 'the gateway holds',
};
const AMOUNTS: readonly string[] = ['received', 'applied', 'givenBack', 'atGateway'];

export const finding = (what: string, expected: unknown, found: unknown): Finding => ({
  what,
  expected: String(expected),
  found: String(found),
});

/** Compares everything that is known of an order with what must be. */
export const expectSale = async (
  { database }: DrillStage,
  { reference }: Pick<Sale, 'reference'>,
  expected: SaleFacts,
): Promise<Finding[]> => {
  const found = await readSaleFacts(database, reference);
  const show = (name: string, value: unknown) =>
    AMOUNTS.includes(name) ? inAed(value as number) : String(value);
  return (Object.keys(WORDS) as (keyof SaleFacts)[]).map((name) =>
    finding(WORDS[name], show(name, expected[name]), show(name, found[name])),
  );
};

/** The answer to a message or a press of a button, in one word. */
export const expectRefused = (answer: { success: boolean; code?: string }, code: string): Finding =>
  finding('the answer', code, 'code' in answer ? answer.code : 'granted');
