import { expect, test } from 'vitest';
import { Presence } from './presence.ts';

function there() {
  let now = 0;
  const presence = new Presence(() => now, true);
  return { presence, pass: (seconds: number) => (now += seconds * 1000) };
}

test('time counts for a minute after the last sign of somebody', () => {
  const { presence, pass } = there();
  pass(30);
  presence.sign();
  pass(3600);
  expect(presence.take()).toBe(60_000);
  expect(presence.take()).toBe(0);
});

test('time does not count while the page is out of sight, and does again when it is back', () => {
  const { presence, pass } = there();
  pass(10);
  presence.turn(false);
  pass(500);
  presence.sign();
  pass(5);
  presence.turn(true);
  pass(7);
  expect(presence.take()).toBe(17_000);
});

test('a device that slept for a night learned nothing meanwhile', () => {
  const { presence, pass } = there();
  pass(5);
  presence.take();
  pass(8 * 3600);
  presence.sign();
  pass(1);
  expect(presence.take()).toBe(56_000);
});
