import { type Chance, createChance } from '../fuzz/chance.ts';
import { FATES, type Fate } from './line.ts';

export const DEVICES = ['laptop', 'tablet'];

/** One thing that happens. `device` is its place in `DEVICES`, `to` that of a slide in the course. */
export type Step =
  | { what: 'next' | 'jump'; device: number; to: number }
  | { what: 'rest'; ms: number }
  | { what: 'crash' | 'reload' | 'close'; device: number }
  /** `offline` the device knows of; a line that is `cut` it must find out about. */
  | { what: 'offline' | 'online' | 'cut' | 'mend'; device: number }
  | { what: 'fate'; device: number; fate: Fate }
  /** So many milliseconds after a flush has left for it. */
  | { what: 'kill'; afterMs: number }
  | { what: 'start' };

/** About as many as the course has. */
const SLIDES = 43;
const RESTS_MS = [50, 300, 1_000, 2_400];
const KILLED_AFTER_MS = [0, 1, 3, 6, 12, 30];

/** Each of them is steps that follow each other. */
const mishaps = (chance: Chance): Step[][] => {
  const some = () => chance.below(DEVICES.length);
  const next = (device: number): Step => ({ what: 'next', device, to: chance.below(SLIDES) });
  const [away, unaware] = [some(), some()];
  return [
    ...(['crash', 'reload', 'close'] as const).map((what): Step[] => [{ what, device: some() }]),
    // What is kept without a line outlives the page.
    [
      next(away),
      { what: 'offline', device: away },
      next(away),
      { what: chance.oneOf(['crash', 'close']), device: away },
    ],
    [next(unaware), { what: 'cut', device: unaware }, next(unaware)],
    ...FATES.map((fate): Step[] => {
      const device = some();
      return [{ what: 'fate', device, fate }, next(device)];
    }),
    [next(some()), { what: 'kill', afterMs: chance.oneOf(KILLED_AFTER_MS) }],
  ];
};

const remedyOf = (step: Step): Step[] => {
  if (step.what === 'offline') return [{ ...step, what: 'online' }];
  if (step.what === 'cut') return [{ ...step, what: 'mend' }];
  return step.what === 'kill' ? [{ what: 'start' }] : [];
};

const learning = (chance: Chance): Step => {
  const what = chance.oneOf(['next', 'next', 'jump', 'jump', 'rest', 'rest'] as const);
  if (what === 'rest') return { what, ms: chance.oneOf(RESTS_MS) };
  return { what, device: chance.below(DEVICES.length), to: chance.below(SLIDES) };
};

/** The same steps for the same seed: every mishap, in any order, while somebody learns, and some of them at once. */
export const planOf = (seed: number): Step[] => {
  const chance = createChance(seed);
  const steps: Step[] = [];
  const owed: { remedy: Step; at: number }[] = [];
  const learn = (times: number) => {
    for (let time = 0; time < times; time++) {
      steps.push(learning(chance));
      while (owed[0] && owed[0].at <= steps.length)
        steps.push(...owed.splice(0, 1).map(({ remedy }) => remedy));
    }
  };
  for (const mishap of disordered(chance, mishaps(chance))) {
    learn(1 + chance.below(2));
    steps.push(...mishap);
    const at = steps.length + 1 + chance.below(4);
    owed.push(...mishap.flatMap(remedyOf).map((remedy) => ({ remedy, at })));
  }
  learn(3);
  return steps;
};

const disordered = <T>(chance: Chance, all: T[]): T[] =>
  all.length === 0 ? [] : all.splice(chance.below(all.length), 1).concat(disordered(chance, all));
