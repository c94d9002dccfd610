import {
  placeInLists,
  signBadge,
  signStatusList,
  verifyBadge,
} from '#server/modules/certification/badges/index.ts';
import {
  found,
  listAddress,
  ourKeys,
  publicHalf,
  sampleFacts,
  sampleKey,
} from '#server/testing/open-badges/sample-badge.ts';
import { figure, median, printTable } from './report.ts';

const WARM_UP = 20;
/** Of 131,072 places in a list, every hundredth. */
const REVOKED = Array.from({ length: 1_310 }, (_, nth) => nth * 100);

const timed = async (count: number, act: () => Promise<unknown>): Promise<number[]> => {
  for (let nth = 0; nth < WARM_UP; nth++) await act();
  const times: number[] = [];
  for (let nth = 0; nth < count; nth++) {
    const since = performance.now();
    await act();
    times.push(performance.now() - since);
  }
  return times;
};

/** What signing and checking take, one after the other in one process, once the packages are loaded. */
export const measureBadges = async (count: number): Promise<string[]> => {
  const now = new Date();
  const key = await sampleKey();
  const issuedOn = now.toISOString().slice(0, 10);
  const facts = sampleFacts({ issuedOn, expiresOn: null });
  const { list } = placeInLists(facts.statusIndex);
  const signList = () => signStatusList({ list, address: listAddress(list), revoked: REVOKED }, key, now);
  const badge = await signBadge(facts, key, now);
  const fetchDocument = found({ ...ourKeys(publicHalf(key)), [listAddress(list)]: await signList() });
  const later = new Date(now.getTime() + 24 * 60 * 60 * 1000 - 1_000);
  const verify = () => verifyBadge(badge, { now: later, fetchDocument });
  const acts = [
    ['Sign a badge', () => signBadge(facts, key, now)],
    ['Sign a list, a hundredth revoked', signList],
    ['Verify a badge with key and list', verify],
  ] as const;
  const rows: string[][] = [];
  for (const [what, act] of acts) {
    const times = await timed(count, act);
    const spread = [Math.min(...times), median(times), Math.max(...times)];
    rows.push([what, figure(count), ...spread.map((one) => figure(one, 'ms'))]);
  }
  printTable(['A badge', 'Times', 'Least', 'Median', 'Most'], rows);
  const { verdict } = await verify();
  return verdict === 'valid' ? [] : [`a badge that was just signed is ${verdict}`];
};
