import { afterAll, describe, expect, it } from 'vitest';
import { given, givenEach } from './given.ts';

const closed: string[] = [];
let made = 0;

afterAll(() => expect(closed).toEqual(['guest', 'guest', 'house', 'street']));
const street = given(() => ({ name: 'street', close: () => closed.push('street') }));
const house = given(async () => ({
  on: street.name,
  lamp: 'off',
  close: async () => closed.push('house'),
}));
const guest = givenEach(() => {
  made += 1;
  return { number: made, in: house.on, close: () => closed.push('guest') };
});

const readTooEarly = () => house.on;
let complaint = '';
try {
  readTooEarly();
} catch (error) {
  complaint = String(error);
}

describe('what is given to tests', () => {
  it('is not there before they run, and says so', () => {
    expect(complaint).toBe('Error: what is given is there once the tests run: read it in a test or a hook');
  });

  it('may be made of what was given before it, stands for what was made and can be changed', () => {
    house.lamp = 'on';

    expect(house.lamp).toBe('on');
    expect(house).toMatchObject({ on: 'street', lamp: 'on' });
    expect({ ...guest }).toMatchObject({ number: 2, in: 'street' });
    expect('close' in guest && 'door' in guest).toBe(false);
  });
});
