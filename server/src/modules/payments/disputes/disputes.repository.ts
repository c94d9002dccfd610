import { and, desc, eq } from 'drizzle-orm';
import { captures, disputes } from '#server/db/schema/index.ts';
import type { Db, Tx } from '#server/platform/db/database.ts';
import type { Owner } from '../payments.ports.ts';

export type Dispute = typeof disputes.$inferSelect;

const named = ({ gateway, disputeId }: Pick<Dispute, 'gateway' | 'disputeId'>) =>
  and(eq(disputes.gateway, gateway), eq(disputes.disputeId, disputeId));

/** The dispute of this name with its lock, written down where nobody has before. */
export const lockDispute = async (db: Tx, fresh: Dispute): Promise<Dispute & { isNew: boolean }> => {
  const [inserted] = await db
    .insert(disputes)
    .values(fresh)
    .onConflictDoNothing({ target: [disputes.gateway, disputes.disputeId] })
    .returning();
  if (inserted) return { ...inserted, isNew: true };
  const [known] = await db.select().from(disputes).where(named(fresh)).for('no key update');
  if (!known) throw new Error(`the dispute ${fresh.disputeId} has gone`);
  return { ...known, isNew: false };
};

export const closeDispute = (db: Tx, id: string, set: Pick<Dispute, 'state' | 'closedAt'>) =>
  db.update(disputes).set(set).where(eq(disputes.id, id));

/** Of an owner's payments, newest first. */
export const listDisputes = async (db: Tx | Db, owner: Owner): Promise<Dispute[]> => {
  const rows = await db
    .select({ dispute: disputes })
    .from(disputes)
    .innerJoin(captures, eq(captures.id, disputes.captureId))
    .where(and(eq(captures.ownerKind, owner.kind), eq(captures.ownerId, owner.id)))
    .orderBy(desc(disputes.id));
  return rows.map((row) => row.dispute);
};
