import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { projectRoot } from '#server/platform/project-root.ts';

/** Built files that a page makes the browser load before anybody does anything: all that it names, by their gzip size. */
export const firstLoad = (html: string): { path: string; bytes: number }[] =>
  [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g))].map((path) => ({
    path,
    bytes: gzipSync(readFileSync(join(projectRoot, 'build/client', path)), { level: 9 }).length,
  }));

export const bytesOf = (files: readonly { bytes: number }[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0);
