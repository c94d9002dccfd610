import { and, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { ruleOfRows } from '#server/calls/due-rows.repository.ts';
import { gatewayEvents } from '#server/db/schema/index.ts';

/** That a message came stays, so that it does nothing when it comes again. */
export const oldMessages = ruleOfRows({
  ...{ name: 'gateway-messages', table: gatewayEvents, id: gatewayEvents.id, at: gatewayEvents.receivedAt },
  isDone: and(isNotNull(gatewayEvents.processedAt), ne(gatewayEvents.raw, '')),
  label: sql<string>`${gatewayEvents.gateway} || ' ' || ${gatewayEvents.kind}`,
  remove: (db, ids) => db.update(gatewayEvents).set({ raw: '' }).where(inArray(gatewayEvents.id, ids)),
});
