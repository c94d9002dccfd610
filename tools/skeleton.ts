import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

export type Files = Record<string, string>;

/** A small lawful project with every part of the real one, and the real configurations. */
const lawful: Files = {
  'package.json': JSON.stringify({
    name: 'skeleton',
    type: 'module',
    imports: {
      '#domain/*': './domain/*',
      '#contracts/*': './contracts/*',
      '#emails/*': './emails/*',
      '#server/*': './server/src/*',
      '#web/*': './web/src/*',
    },
    dependencies: { 'drizzle-orm': '*', fastify: '*', node: '*', react: '*', zod: '*' },
  }),
  'domain/price.ts': 'export const price = 1;\n',
  'contracts/cart.ts':
    "import { z } from 'zod';\nimport { price } from '#domain/price.ts';\n\nexport const cart = z.literal(price);\n",
  'contracts/admin-carts.ts': "import { cart } from './cart.ts';\n\nexport const carts = [cart];\n",
  'contracts/testing/sample-cart.ts':
    "import { cart } from '../cart.ts';\n\nexport const sampleCart = cart.parse(1);\n",
  'emails/receipt.tsx':
    "import { price } from '#domain/price.ts';\n\nexport function Receipt() {\n  return <p>{price}</p>;\n}\n",
  'server/src/platform/clock.ts': 'export const clock = { now: () => 0 };\n',
  'server/src/platform/http/server.ts': "import fastify from 'fastify';\n\nexport const http = fastify;\n",
  'server/src/db/schema.ts':
    "import { pgTable } from 'drizzle-orm/pg-core';\n\nexport const orders = pgTable('orders', {});\n",
  'server/src/calls/call.ts':
    "import { cart } from '#contracts/cart.ts';\nimport { clock } from '../platform/clock.ts';\n\nexport const call = () => [cart, clock];\n",
  'server/src/modules/identity/find-user.ts': 'export const findUser = () => undefined;\n',
  'server/src/modules/identity/index.ts': "export { findUser } from './find-user.ts';\n",
  'server/src/modules/orders/orders.repository.ts':
    "import { orders } from '../../db/schema.ts';\n\nexport const findOrders = () => orders;\n",
  'server/src/modules/orders/place-order.ts':
    "import { findUser } from '../identity/index.ts';\nimport { findOrders } from './orders.repository.ts';\n\nexport const placeOrder = () => [findUser, findOrders];\n",
  'server/src/modules/orders/orders.routes.ts':
    "import type { FastifyInstance } from 'fastify';\nimport { call } from '../../calls/call.ts';\nimport { placeOrder } from './place-order.ts';\n\nexport const routes = (app: FastifyInstance) => [app, call, placeOrder];\n",
  'server/src/app.ts':
    "import { routes } from './modules/orders/orders.routes.ts';\nimport { http } from './platform/http/server.ts';\n\nexport const app = [routes, http];\n",
  'server/src/main.ts':
    "import { Receipt } from '../../emails/receipt.tsx';\nimport { gateway } from '../../sandbox-gateway/plugin.ts';\nimport { app } from './app.ts';\n\nconsole.log(app, gateway, Receipt);\n",
  'server/src/cli.ts': "import { app } from './app.ts';\n\nconsole.log(app);\n",
  'server/src/testing/test-app.ts': "import { app } from '../app.ts';\n\nexport const testApp = app;\n",
  'server/src/app.test.ts': "import { testApp } from './testing/test-app.ts';\n\nconsole.log(testApp);\n",
  'sandbox-gateway/plugin.ts': 'export const gateway = 1;\n',
  'sandbox-gateway/main.ts': "import { gateway } from './plugin.ts';\n\nconsole.log(gateway);\n",
  'stripe-referee/referee.ts': 'export const referee = 1;\n',
  'stripe-referee/main.ts': "import { referee } from './referee.ts';\n\nconsole.log(referee);\n",
  'web/src/ui/button.tsx': 'export function Button() {\n  return <button type="button">Go</button>;\n}\n',
  'web/src/lists/pages.tsx': 'export function Pages() {\n  return <nav>Next</nav>;\n}\n',
  'web/src/testing/sample-cart.ts': 'export const sampleCart = 1;\n',
  'web/src/lib/format.ts': 'export const format = (value: unknown) => String(value);\n',
  'web/src/uploads/drop-zone.tsx':
    "import { Button } from '../ui/button.tsx';\n\nexport const DropZone = Button;\n",
  'web/src/editor/editor.tsx':
    "import { DropZone } from '../uploads/drop-zone.tsx';\n\nexport const Editor = DropZone;\n",
  'web/src/testing/sample-form.tsx':
    "import { Editor } from '../editor/editor.tsx';\n\nexport const sampleForm = Editor;\n",
  'web/src/features/cart/cart.tsx':
    "import { cart } from '#contracts/cart.ts';\nimport { format } from '../../lib/format.ts';\nimport { Button } from '../../ui/button.tsx';\n\nexport function Cart() {\n  return [format(cart), <Button key=\"go\" />];\n}\n",
  'web/src/routes/home.tsx':
    "import { Cart } from '../features/cart/cart.tsx';\n\nexport default function Home() {\n  return <Cart />;\n}\n",
  'web/src/main.tsx': "import Home from './routes/home.tsx';\n\nconsole.log(Home);\n",
  'e2e/buy.spec.ts': "console.log('a journey');\n",
  'bench/list.ts': "console.log('a benchmark');\n",
  'tools/tool.mjs': "console.log('a tool');\n",
};

/** Writes the lawful project, then the given files over it, and returns its folder. */
export function plant(files: Files = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'academy-skeleton-'));
  for (const [path, text] of Object.entries({ ...lawful, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  for (const config of ['biome.json', 'tsconfig.json']) cpSync(join(project, config), join(folder, config));
  symlinkSync(join(project, 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

export interface Ran {
  code: number | null;
  output: string;
}

/** Runs one of our check scripts, or a command of a package, in a planted project. */
export function runIn(folder: string, command: string, args: string[] = []): Ran {
  const path = command.endsWith('.mjs')
    ? join(project, 'tools', command)
    : join(project, 'node_modules', '.bin', command);
  const direct = command.endsWith('.mjs') ? [process.execPath, path, ...args] : [path, ...args];
  const { status, stdout, stderr } = spawnSync(direct[0] ?? '', direct.slice(1), {
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, output: stderr + stdout };
}
