import { startReferee } from './start-referee.ts';

const required = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`The referee needs ${name}`);
  return value;
};

const { origin, close } = await startReferee(
  {
    secretKey: required('STRIPE_SECRET_KEY'),
    webhookSecrets: [required('STRIPE_WEBHOOK_SECRET')],
    webhookUrl: process.env.WEBHOOK_URL,
  },
  Number(process.env.PORT ?? 4200),
);
console.log(`The referee listens on ${origin}`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
