import fastify from 'fastify';
import pg from 'pg';
import { sandboxGateway } from './plugin.ts';

const app = fastify({ logger: { level: 'warn' }, requestTimeout: 30_000 });
const pool = new pg.Pool({ connectionString: requireSetting('DATABASE_URL'), max: 10 });
// An idle connection that breaks is replaced; unheard, its error would end the process.
pool.on('error', (error) => app.log.error(error));

await app.register(sandboxGateway, {
  pool,
  secret: requireSetting('SANDBOX_SECRET'),
  apiKey: requireSetting('SANDBOX_API_KEY'),
  webhookUrl: requireSetting('WEBHOOK_URL'),
  publicUrl: process.env.PUBLIC_URL,
});
const address = await app.listen({ port: Number(process.env.PORT ?? 4100), host: '127.0.0.1' });
console.log(`Sandbox gateway listens on ${address}, control page ${address}/control`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    await app.close();
    await pool.end();
  });
}

function requireSetting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`The sandbox gateway needs ${name}`);
  return value;
}
