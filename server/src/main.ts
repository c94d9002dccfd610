import { start } from './start.ts';

await start({
  sandboxGateway: (await import('../../sandbox-gateway/plugin.ts')).sandboxGateway,
});
