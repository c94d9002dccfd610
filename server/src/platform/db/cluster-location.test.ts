import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canReach, chooseHome, chooseSocketDir, refugeFor } from './cluster-location.ts';

const dataDir = '/srv/private/data';
const refuge = refugeFor(dataDir);
const empty = { dataDir, clusterInDataDir: false, clusterInRefuge: false };

describe('where the database lives', () => {
  test('in the data folder when its user can reach it, else in a folder of its own under /var/lib', () => {
    expect(chooseHome({ ...empty, reachable: true })).toBe(dataDir);
    expect(chooseHome({ ...empty, reachable: false })).toBe(refuge);
    expect(refuge).toMatch(/^\/var\/lib\/academy\/[0-9a-f]{16}$/);
  });

  test('stays where it is when the folders above it are opened', () => {
    expect(chooseHome({ ...empty, clusterInRefuge: true, reachable: true })).toBe(refuge);
  });

  test('is not replaced by an empty one when the folders above it are closed', () => {
    expect(() => chooseHome({ ...empty, clusterInDataDir: true, reachable: false })).toThrow(
      /\/srv\/private\/data cannot be reached/,
    );
  });

  test('a socket has a short path however long the folders are', () => {
    const named = { home: `/srv/${'long/'.repeat(60)}`, identity: '1', runsAsRoot: false };
    const deep = chooseSocketDir({ ...named, tmp: `/tmp/${'deep/'.repeat(30)}` });
    const plain = chooseSocketDir({ ...named, tmp: '/var/tmp' });
    expect(deep).toMatch(/^\/tmp\/academy-[0-9a-f]{16}$/);
    expect(plain).toMatch(/^\/var\/tmp\/academy-[0-9a-f]{16}$/);
    expect(chooseSocketDir({ ...named, identity: '2', tmp: '/var/tmp' })).not.toBe(plain);
  });
});

describe('what the unprivileged user can reach', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'academy-test-'));
    await mkdir(join(folder, 'inner'), { mode: 0o755 });
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('nothing below a folder that is closed to it, everything below open ones', async () => {
    const stranger = { uid: 65533, gid: 65533 };
    await chmod(folder, 0o700);
    expect(await canReach(join(folder, 'inner'), stranger)).toBe(false);
    await chmod(folder, 0o711);
    expect(await canReach(join(folder, 'inner'), stranger)).toBe(true);
  });

  test("its own closed folder, and its group's", async () => {
    const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    await chmod(folder, 0o700);
    expect(await canReach(folder, self)).toBe(true);
    await chmod(folder, 0o710);
    expect(await canReach(folder, { uid: 65533, gid: self.gid })).toBe(true);
  });
});
