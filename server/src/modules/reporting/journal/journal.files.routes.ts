import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportEndpoints } from '#contracts/admin-exports.ts';
import { answer, endpoint } from '#contracts/endpoint.ts';
import { exportedJournals, type Journal } from '#contracts/reporting/admin-journal.ts';
import { onRead } from '#server/calls/binding.ts';
import type { Call, CallRequest } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { eachPage, noteExport } from '#server/calls/list-every-page.ts';
import { sendCsv } from '#server/platform/http/send-csv.ts';
import { noteOfExport } from '../../audit/index.ts';
import { journalCsv } from './journal-csv.ts';
import { pageForExport } from './page-for-export.ts';
import { requireBalanced } from './require-balanced.ts';

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

const { exportJournal } = exportEndpoints;

const counted = answer({ lines: z.number().int() });
const balanced = onRead(endpoint({ ...exportJournal, response: counted }), requireBalanced);
const noted = noteOfExport('journal', exportJournal);
const pages = onRead(exportedJournals, pageForExport);

/**
 * A file that is never whole in memory: what has been read of it is sent while the next page is read. It is written down before
 * the first row goes.
 */
export const journalFileRoutes: FastifyPluginAsync<Options> = async (app, { call, identify }) => {
  app.get<{ Querystring: object }>(exportJournal.path, async (request, reply) => {
    const asked: CallRequest = {
      caller: await identify(request),
      requestId: request.id,
      query: request.query,
    };
    const found = await call(balanced, asked);
    if (found.status !== 200) return reply.code(found.status).send(found.answer);
    const { lines: rows } = counted.parse(found.answer);
    const refusal = await noteExport(call, noted, { ...asked, rows });
    if (refusal) return reply.code(refusal.status).send(refusal.answer);
    const journals = eachPage<Journal>(call, { binding: pages, name: 'journals' }, asked);
    return sendCsv(reply, 'journal', Readable.from(journalCsv(journals)));
  });
};
