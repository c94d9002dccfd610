import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

type RouteNode = { path?: string; index?: boolean; children?: RouteNode[] };

const root = join(import.meta.dirname, '..');

/** Every address of `web/src/routes.ts`, read from the router itself, so that no page can be forgotten. */
export const readSiteMap = (): string[] => {
  const output = execFileSync(
    process.execPath,
    [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'routes', '--json'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  const paths = (JSON.parse(output) as RouteNode[]).flatMap((node) => pathsOf(node, ''));
  return [...new Set(paths)].filter((path) => path !== '/*');
};

const pathsOf = (node: RouteNode, above: string): string[] => {
  const own = node.path ? `${above}/${node.path}`.replace(/\/+/g, '/') : above;
  const below = (node.children ?? []).flatMap((child) => pathsOf(child, own));
  return node.path || node.index ? [own || '/', ...below] : below;
};
