import { parseArgs } from 'node:util';

/** A whole number given as `--name 20`. Options of other parts are passed over, since all parts get the same line. */
export const readOption = (name: string, otherwise: number): number => {
  const { values } = parseArgs({ options: { [name]: { type: 'string' } }, strict: false });
  const given = values[name];
  if (given === undefined) return otherwise;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} must be a whole number above 0`);
  return value;
};
