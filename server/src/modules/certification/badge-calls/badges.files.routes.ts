import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { endpoint } from '#contracts/endpoint.ts';
import { storable } from '#contracts/fields.ts';
import { type Binding, on } from '#server/calls/binding.ts';
import type { Call } from '#server/calls/call.ts';
import type { Caller } from '#server/calls/context.ts';
import { PRIVATE } from '#server/modules/documents/index.ts';
import { attachment } from '#server/platform/http/attachment.ts';
import { NO_DOCUMENT } from '#server/platform/http/send-shared.ts';
import { CardPress } from '#server/platform/pictures/card-press.ts';
import { bakePng, bakeSvg, drawBadge } from '../badges/index.ts';
import { signCertificateBadge } from './sign-certificate-badge.ts';
import { signList } from './sign-list.ts';
import { tellBadgeKeys } from './tell-badge-keys.ts';

const LIMIT = { hits: 60, seconds: 60, per: 'address' } as const;
const document = z.record(z.string(), z.unknown());
const signed = z.object({ badge: document, code: z.string(), year: z.string() });

// They answer a credential where the calls of the contract answer that they have succeeded; refusals are the same.
const keysBinding = on(
  endpoint({
    summary: 'The keys of the academy, as did:web has them',
    method: 'GET',
    path: '/.well-known/did.json',
    access: 'public',
    response: z.object({ document }),
    limit: LIMIT,
  }),
  async (ctx) => ({ document: await tellBadgeKeys(ctx) }),
);

const listBinding = on(
  endpoint({
    summary: 'Which badges count no more: a Bitstring Status List, signed',
    method: 'GET',
    path: '/api/badges/status/:list',
    access: 'public',
    params: z.object({ list: z.coerce.number().int().min(0).max(999_999) }),
    response: z.object({ document }),
    limit: LIMIT,
  }),
  async (ctx, input) => ({ document: { ...(await signList(ctx, input)).list } }),
);

const badgeBinding = on(
  endpoint({
    summary: 'The badge of a certificate: its JSON, or a picture that carries it',
    method: 'GET',
    path: '/api/certificates/:number/badge.:format',
    access: 'public',
    params: z.object({
      number: z.string().max(80).refine(storable),
      format: z.enum(['json', 'png', 'svg']),
    }),
    response: signed,
    limit: LIMIT,
  }),
  signCertificateBadge,
);

type Badge = z.output<typeof signed>;
const press = new CardPress();
const FORMATS = {
  json: { type: 'application/vc', write: async ({ badge }: Badge) => JSON.stringify(badge, null, 2) },
  png: {
    type: 'image/png',
    write: async ({ badge, code, year }: Badge) =>
      bakePng(await press.print(drawBadge(code, year)).png(), badge),
  },
  svg: {
    type: 'image/svg+xml',
    write: async ({ badge, code, year }: Badge) => bakeSvg(drawBadge(code, year), badge),
  },
};
const HEADERS = { 'x-content-type-options': 'nosniff', 'content-security-policy': NO_DOCUMENT };

type Options = { call: Call; identify(request: FastifyRequest): Promise<Caller> };

export const badgeFileRoutes = async (server: FastifyInstance, { call, identify }: Options) => {
  const tell = (binding: Binding, type: string) =>
    server.get(binding.endpoint.path, async ({ id: requestId, params, query, ip }, reply) => {
      const caller = { address: ip, user: null };
      const { status, answer } = await call(binding, { caller, requestId, params, query });
      if (status !== 200) return reply.code(status).send(answer);
      reply.headers({ ...HEADERS, 'cache-control': 'no-cache', 'access-control-allow-origin': '*' });
      return reply.type(type).send(JSON.stringify((answer as { document: object }).document));
    });
  tell(keysBinding, 'application/json');
  tell(listBinding, 'application/vc');

  server.get(badgeBinding.endpoint.path, async (request, reply) => {
    const { id: requestId, params, query } = request;
    const { status, answer } = await call(badgeBinding, {
      caller: await identify(request),
      requestId,
      params,
      query,
    });
    reply.headers(PRIVATE);
    if (status !== 200) return reply.code(status).send(answer);
    const { number, format } = params as { number: string; format: keyof typeof FORMATS };
    const { type, write } = FORMATS[format];
    const file = { ...HEADERS, 'content-disposition': attachment(`${number}.${format}`) };
    return reply
      .headers(file)
      .type(type)
      .send(await write(signed.parse(answer)));
  });
};
