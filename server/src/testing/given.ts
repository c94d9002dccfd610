import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

type Make<Thing> = () => Thing | Promise<Thing>;

/**
 * What the tests of a file have in common: made once before them and, where it can be closed, closed after them, what
 * was made last first. It is named at once and stands for what is made, which may need what was given before it.
 * Not for functions, nor for instances with private fields: a stand-in has neither.
 */
export const given = <Thing extends object>(make: Make<Thing>): Thing => {
  const { standIn, become, close } = comingThing<Thing>();
  beforeAll(async () => become(await make()));
  afterAll(close);
  return standIn;
};

/** The same, but made anew for every test. */
export const givenEach = <Thing extends object>(make: Make<Thing>): Thing => {
  const { standIn, become, close } = comingThing<Thing>();
  beforeEach(async () => become(await make()));
  afterEach(close);
  return standIn;
};

const comingThing = <Thing extends object>() => {
  let made: Thing | undefined;
  const present = (): Thing => {
    if (!made) throw new Error('what is given is there once the tests run: read it in a test or a hook');
    return made;
  };
  return {
    standIn: new Proxy({} as Thing, {
      get: (_, name) => Reflect.get(present(), name),
      set: (_, name, value) => Reflect.set(present(), name, value),
      has: (_, name) => Reflect.has(present(), name),
      ownKeys: () => Reflect.ownKeys(present()),
      getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(present(), name),
    }),
    become: (thing: Thing) => {
      made = thing;
    },
    close: async () => {
      const thing = made;
      made = undefined;
      if (thing && 'close' in thing && typeof thing.close === 'function') await thing.close();
    },
  };
};
