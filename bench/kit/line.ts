import { join } from 'node:path';
import { projectRoot } from '#server/platform/project-root.ts';
import type { Part } from './part.ts';
import { type Running, startProgram } from './processes.ts';

type Line = { port: number; figuresPort: number; shopPorts: readonly [number, number] };

const local = (port: number) => `127.0.0.1:${port}`;

/** HAProxy with the configuration that is delivered, before two processes of the academy. */
export const startLine = (part: Part, { port, figuresPort, shopPorts: [one, two] }: Line): Promise<Running> =>
  startProgram(part, {
    command: ['haproxy', '-db', '-f', join(projectRoot, 'deploy/haproxy.cfg')],
    port,
    readyPath: '/readyz',
    env: {
      ACADEMY_BIND: local(port),
      ACADEMY_FIGURES: local(figuresPort),
      ACADEMY_ONE: local(one),
      ACADEMY_TWO: local(two),
      ACADEMY_BUSY_PAGE: join(projectRoot, 'deploy/academy-busy.html'),
    },
  });

/** How many answers of this kind a part of the line has given, by its own count. */
export const answersOf = async (
  figuresPort: number,
  backend: string,
  code: '2xx' | '5xx',
): Promise<number> => {
  const text = await (await fetch(`http://${local(figuresPort)}/metrics`)).text();
  const name = `haproxy_backend_http_responses_total{proxy="${backend}",code="${code}"}`;
  const line = text.split('\n').find((one) => one.startsWith(name));
  if (!line) throw new Error(`the line counts no ${name}`);
  return Number(line.slice(name.length));
};
