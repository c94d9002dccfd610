import { z } from 'zod';
import { answer, type EndpointOptions, endpoint } from '#contracts/endpoint.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { Ctx } from '#server/calls/context.ts';
import { recordAudit } from './record-audit.ts';

const body = z.strictObject({ rows: z.number().int(), filter: z.record(z.string(), z.unknown()) });

export type Exported = z.infer<typeof body> & { list: string };

/** That somebody took a list along as a file: which, by what filter and how many rows it had. */
export const recordExport = (ctx: Ctx, { list, rows, filter }: Exported): Promise<void> =>
  recordAudit(ctx, {
    ...{ action: 'list.exported', objectKind: 'list', objectId: list },
    after: { ...filter, list, rows },
  });

/** The same as whoever may read the list; it is no call of its own, but made once all rows are read. */
export const noteOfExport = (list: string, { access, scope, path }: EndpointOptions): Binding =>
  on(
    endpoint({
      ...{ summary: 'That a list was taken along', method: 'POST', path, access, scope, body },
      response: answer({}),
    }),
    async (ctx: Ctx, exported) => {
      await recordExport(ctx, { ...exported, list });
      return {};
    },
  );
