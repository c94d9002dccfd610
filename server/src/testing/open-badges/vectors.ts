import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;

export const vectorFile = (path: string): Buffer => readFileSync(join(folder, path));
export const vector = (path: string): Record<string, unknown> => JSON.parse(vectorFile(path).toString());

/** The names of 1EdTech's badges, without `.json`. */
export const vectorNames = (): string[] =>
  readdirSync(join(folder, '1edtech'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
