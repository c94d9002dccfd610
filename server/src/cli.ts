import { readSecret } from './cli/read-secret.ts';
import { runCommand } from './cli/run-command.ts';

process.exitCode = await runCommand(
  {
    environment: process.env,
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
    readSecret,
    sandboxGateway: (await import('../../sandbox-gateway/plugin.ts')).sandboxGateway,
  },
  process.argv.slice(2),
);
