import { sandboxGateway } from '../../../sandbox-gateway/plugin.ts';
import { runCommand } from '../cli/run-command.ts';
import type { TestDatabase } from './database.ts';

type Typed = { on: TestDatabase; secret?: string; environment?: Record<string, string> };

/** Types a command and reads what it says; `dataDir` is where it works unless its environment says another. */
export const typeCommand = async (
  dataDir: string,
  args: string[],
  { on, secret = '', environment = {} }: Typed,
) => {
  const said: string[] = [];
  const complained: string[] = [];
  const terminal = {
    environment: { DATABASE_URL: on.url, DATA_DIR: dataDir, DEMO: '1', LOG_LEVEL: 'silent', ...environment },
    say: (line: string) => said.push(line),
    complain: (line: string) => complained.push(line),
    readSecret: async () => secret,
    sandboxGateway,
  };
  const code = await runCommand(terminal, args);
  return { code, said: said.join('\n'), complained: complained.join('\n') };
};
