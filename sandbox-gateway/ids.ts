import { randomBytes } from 'node:crypto';

export function newId(kind: 'cs' | 'txn' | 're' | 'evt'): string {
  return `${kind}_${randomBytes(16).toString('hex')}`;
}
