import { ask, readSecret } from './cli/read-line.ts';
import { runCommand } from './cli/run-command.ts';

process.exitCode = await runCommand(
  {
    environment: process.env,
    say: (line) => console.log(line),
    complain: (line) => console.error(line),
    readSecret,
    ask: process.stdin.isTTY ? ask : undefined,
    sandboxGateway: (await import('../../sandbox-gateway/plugin.ts')).sandboxGateway,
  },
  process.argv.slice(2),
);
