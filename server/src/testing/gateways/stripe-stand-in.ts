import { startReferee } from '../../../../stripe-referee/start-referee.ts';
import { stripeGateway } from '../../modules/payments/index.ts';

const secretKey = 'sk_test_referee';

/** The adapter for Stripe before an account of the referee, whose clock tests can put forward. */
export const stripeStandIn = async () => {
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const running = await startReferee({ secretKey, webhookSecrets: ['whsec_new'], now });
  const { referee, origin: apiUrl } = running;
  const connect = (changes: Partial<Parameters<typeof stripeGateway>[0]> = {}) =>
    stripeGateway({
      secretKey,
      webhookSecrets: ['whsec_new', 'whsec_old'],
      apiUrl,
      pageOrigin: apiUrl,
      timeoutMs: 300,
      ...changes,
    });
  const advance = (ms: number) => {
    ahead += ms;
  };
  return {
    referee,
    apiUrl,
    secretKey,
    connect,
    gateway: connect(),
    now,
    advance,
    close: running.close,
  };
};
