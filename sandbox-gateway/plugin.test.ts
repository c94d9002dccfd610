import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { freshDatabase } from '#server/testing/database.ts';
import { sandboxGateway } from './plugin.ts';
import { apiKey, card, secret, sessionWish, startGateway } from './testing/running-gateway.ts';

const webhookUrl = 'http://127.0.0.1:9/webhooks/sandbox';

describe('starting', () => {
  it('is refused on a live site', async () => {
    const database = await freshDatabase({ migrated: false });
    const options = { pool: database.pool, secret, apiKey, webhookUrl, live: true };
    await expect(fastify().register(sandboxGateway, options)).rejects.toThrow(
      /refuses to start: this site is live/,
    );
    await database.close();
  });

  it('prepares the database for several processes at once', async () => {
    const database = await freshDatabase({ migrated: false });
    const options = { pool: database.pool, webhookUrl };
    const gateways = await Promise.all([startGateway(options), startGateway(options), startGateway(options)]);
    await Promise.all(gateways.map((one) => one.close()));
    await database.close();
  });

  it('works inside a host that reads bodies and answers errors in its own way', async () => {
    const database = await freshDatabase({ migrated: false });
    const host = fastify();
    for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
      host.removeContentTypeParser(type);
      host.addContentTypeParser(type, { parseAs: 'string' }, (_request, body, done) => done(null, body));
    }
    host.post('/raw', async (request) => ({ raw: request.body }));
    await host.register(sandboxGateway, {
      prefix: '/cards',
      pool: database.pool,
      secret,
      apiKey,
      webhookUrl,
      publicUrl: 'https://academy.example/',
    });

    const created = await host.inject({
      method: 'POST',
      url: '/cards/api/sessions',
      headers: { authorization: `Bearer ${apiKey}` },
      payload: sessionWish(),
    });
    const { id, url } = created.json();
    expect(url).toBe(`https://academy.example/cards/pay/${id}`);
    const paid = await host.inject({
      method: 'POST',
      url: `/cards/pay/${id}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(card).toString(),
    });
    expect(paid.statusCode).toBe(303);
    const raw = await host.inject({ method: 'POST', url: '/raw', payload: { still: 'raw' } });
    expect(raw.json()).toEqual({ raw: '{"still":"raw"}' });
    await host.close();
    await database.close();
  });
});
