import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { ENVIRONMENT_NAMES } from '#server/platform/config.ts';
import { root, serverFlags } from './environment.mjs';
import { neededFolders } from './runtime-packages.mjs';

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');
const [unit, containerfile, line] = ['academy@.service', 'Containerfile', 'haproxy.cfg'].map(read);

describe('what is delivered to run the academy', () => {
  it('starts the server with the flags that npm start gives it', () => {
    const command = [...serverFlags, 'build/server/main.js'];
    expect(unit).toContain(`ExecStart=/opt/academy/node_modules/node/bin/node ${command.join(' ')}\n`);
    expect(containerfile).toContain(`CMD ${JSON.stringify(['node', ...command]).replaceAll(',', ', ')}\n`);
  });

  it('sets what the server reads, and nothing else', () => {
    const ofUnit = /^Environment=(.*)$/m.exec(unit ?? '')?.[1]?.split(' ') ?? [];
    const ofImage = /^ENV (.*)$/m.exec(containerfile ?? '')?.[1]?.split(' ') ?? [];
    const { services } = parse(read('compose.yaml'));
    const names = [...ofUnit, ...ofImage].map((one) => one.split('=')[0] ?? '');
    const ofOthers = ['NODE_ENV', 'PATH', 'ACADEMY_ENV'];
    expect(names.length).toBeGreaterThan(5);
    expect(ENVIRONMENT_NAMES).toEqual(
      expect.arrayContaining(
        [...names, ...Object.keys(services.one.environment)].filter((name) => !ofOthers.includes(name)),
      ),
    );
  });

  it('has every setting in the example', () => {
    const example = readFileSync(join(root, '.env.example'), 'utf8');
    expect(ENVIRONMENT_NAMES.filter((name) => !example.includes(`# ${name}=`))).toEqual([]);
  });

  it('keeps no messages of a gateway waiting behind pages', () => {
    expect(line).toMatch(/acl from-gateway path_beg \/payments\/webhooks\/ \/payments\/return\/\n/);
    const messages = /^backend messages from academy\n((?: {4}.*\n)+)/m.exec(line ?? '')?.[1];
    expect(messages).toMatch(/server one/);
    expect(messages).not.toMatch(/maxconn/);
  });
});

describe('the packages that an image keeps', () => {
  const installed = {
    'node_modules/paper': { dependencies: { ink: '1', glue: '1' } },
    'node_modules/paper/node_modules/ink': { dependencies: { water: '1' } },
    'node_modules/ink': { dependencies: { oil: '1' } },
    'node_modules/water': {},
    'node_modules/oil': {},
    'node_modules/glue': { optionalDependencies: { 'glue-windows': '1' }, peerDependencies: { paper: '1' } },
    'node_modules/@press/builder': {},
  };

  it('are those that it asks for and all that they need, the nearest of each name', () => {
    expect([...neededFolders(installed, ['paper/node', 'absent'])].toSorted()).toEqual([
      'node_modules/glue',
      'node_modules/paper',
      'node_modules/paper/node_modules/ink',
      'node_modules/water',
    ]);
  });
});
