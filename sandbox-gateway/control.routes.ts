import type { FastifyPluginAsync } from 'fastify';
import { readModeChange } from './api-requests.ts';
import { controlPage } from './control-page.ts';
import { deliverNow, listDeliveries, replay } from './deliveries.ts';
import type { Gateway } from './gateway.ts';
import { sendPage } from './page.ts';
import { failWithPages, readField } from './pages.routes.ts';
import { listSessions } from './session-store.ts';
import { changeSettings, readSettings } from './settings.ts';

type DeliveryParams = { Params: { id: string } };

/** The fire drill's switchboard. */
export function controlRoutes(gateway: Gateway): FastifyPluginAsync {
  return async (app) => {
    failWithPages(app);

    app.get('/control', async (_request, reply) => {
      const [settings, sessions, deliveries] = await Promise.all([
        readSettings(gateway.pool),
        listSessions(gateway),
        listDeliveries(gateway),
      ]);
      return sendPage(reply, controlPage(gateway, { settings, sessions, deliveries }));
    });

    app.post('/control', async (request, reply) => {
      const mode = readField(request.body, 'mode');
      const delaySeconds = Number(readField(request.body, 'delaySeconds') || Number.NaN);
      await changeSettings(gateway.pool, readModeChange({ mode, delaySeconds }));
      return reply.redirect(`${gateway.prefix}/control`, 303);
    });

    app.post<DeliveryParams>('/control/deliveries/:id(^\\d{1,18}$)/deliver', async (request, reply) => {
      await deliverNow(gateway, request.params.id);
      return reply.redirect(`${gateway.prefix}/control`, 303);
    });

    app.post<DeliveryParams>('/control/deliveries/:id(^\\d{1,18}$)/replay', async (request, reply) => {
      await replay(gateway, request.params.id);
      return reply.redirect(`${gateway.prefix}/control`, 303);
    });
  };
}
