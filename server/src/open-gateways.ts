import type { Ports } from './calls/context.ts';
import { createGateways, type Gateway, sandboxGateway, stripeGateway } from './modules/payments/index.ts';
import type { Config, Environment } from './platform/config.ts';
import type { Secrets } from './platform/secrets.ts';

/** Every gateway that is configured: payments go on at the one that they began at, whichever new ones go to. */
export const openGateways = (config: Config, secrets: Secrets): Ports['gateways'] => {
  const gateways = [stripeOf(config), config.demo ? sandboxOf(config, secrets) : null].filter(
    (gateway) => gateway !== null,
  );
  return createGateways(gateways, config.GATEWAY ?? (gateways[0] as Gateway).name);
};

const given = (...values: (string | undefined)[]): string[] => values.filter((value) => value !== undefined);

export const stripeOf = (config: Environment): Gateway | null =>
  config.STRIPE_SECRET_KEY
    ? stripeGateway({
        secretKey: config.STRIPE_SECRET_KEY,
        webhookSecrets: given(config.STRIPE_WEBHOOK_SECRET, config.STRIPE_WEBHOOK_SECRET_PREVIOUS),
        apiUrl: config.STRIPE_API_URL,
        pageOrigin: originOf(config.STRIPE_PAGE_URL ?? config.STRIPE_API_URL),
      })
    : null;

const originOf = (url: string | undefined): string | undefined => url && new URL(url).origin;

const sandboxOf = (config: Config, secrets: Secrets): Gateway =>
  sandboxGateway({
    baseUrl: config.SANDBOX_URL ?? `http://127.0.0.1:${config.PORT}/sandbox-gateway`,
    // The mounted one is called beside the proxy and visited through it.
    pageOrigin: new URL(config.SANDBOX_URL ?? config.publicUrl).origin,
    apiKey: secrets.SANDBOX_API_KEY,
    secrets: given(secrets.SANDBOX_SECRET, config.SANDBOX_SECRET_PREVIOUS),
  });
