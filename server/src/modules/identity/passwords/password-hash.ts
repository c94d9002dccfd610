import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { passwordProblem } from '#domain/accounts/password.ts';
import { fieldError } from '#server/calls/app-error.ts';
import { boundWork } from '#server/calls/bounded-work.ts';

type Cost = { log2N: number; r: number; p: number };

/** A new password that was checked and hashed, ready to be stored. */
export type PreparedPassword = { hash: string };

// 32 MB and some 60 ms each: two at once leave the machine usable, and 50 in line are served within two seconds.
const COST: Cost = { log2N: 15, r: 8, p: 1 };
const KEY_BYTES = 32;
const MAX_MEMORY = 64 * 1024 * 1024;
const inTurn = boundWork({ atOnce: 2, waiting: 50 });

const derive = (password: string, salt: Buffer, { log2N, r, p }: Cost) =>
  inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        const options = { N: 2 ** log2N, r, p, maxmem: MAX_MEMORY };
        // The same password typed on two systems may be composed differently.
        scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
          error ? reject(error) : resolve(key),
        );
      }),
  );

const write = (salt: Buffer, key: Buffer) =>
  ['scrypt', COST.log2N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$');

/** The costs stand in the hash, so that raising them leaves stored passwords valid. */
const read = (hash: string) => {
  const [scheme, log2N, r, p, salt, key] = hash.split('$');
  if (scheme !== 'scrypt' || !salt || !key) throw new Error('a stored password hash cannot be read');
  return {
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
    cost: { log2N: Number(log2N), r: Number(r), p: Number(p) },
  };
};

const NOBODYS_HASH = write(Buffer.alloc(16), Buffer.alloc(KEY_BYTES));

/** Takes about the same time without an account, so that the time does not tell whether there is one. */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const { salt, key, cost } = read(hash ?? NOBODYS_HASH);
  const tried = await derive(password, salt, cost);
  return timingSafeEqual(tried, key) && hash !== undefined;
};

/** Refuses what the rules for new passwords refuse, as an issue of the field `password`; hashes the rest. */
export const preparePassword = async (password: string): Promise<PreparedPassword> => {
  const problem = passwordProblem(password);
  if (problem) throw fieldError('password', problem);
  const salt = randomBytes(16);
  return { hash: write(salt, await derive(password, salt, COST)) };
};
