import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Closes what a table keeps and we have to read again. While the key is being replaced, the one before opens too. */
export type FieldSeal = {
  /** `owner` names the field and whose it is: what is sealed for one opens for no other. */
  close(text: string, owner: string): string;
  /** Throws where the seal is not ours, or not of this owner. */
  open(sealed: string, owner: string): string;
  /** The same under the present key; null where it is under that already, or opens under neither. */
  renew(sealed: string, owner: string): string | null;
};

const NONCE = 12;
const TAG = 16;

const keyOf = (key: string) => Buffer.from(hkdfSync('sha256', key, '', 'academy fields', 32));

function openBy(key: Buffer, sealed: string, owner: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
}

function tryOpen(key: Buffer | undefined, sealed: string, owner: string): string | null {
  if (!key) return null;
  try {
    return openBy(key, sealed, owner);
  } catch {
    return null;
  }
}

/** AES-256-GCM under a key that follows from the installation's. */
export const createFieldSeal = (key: string, previous?: string): FieldSeal => {
  const own = keyOf(key);
  const before = previous ? keyOf(previous) : undefined;
  const close = (text: string, owner: string) => {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv('aes-256-gcm', own, nonce).setAAD(Buffer.from(owner));
    const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
  };
  return {
    close,
    open: (sealed, owner) => tryOpen(before, sealed, owner) ?? openBy(own, sealed, owner),
    renew(sealed, owner) {
      const text = tryOpen(before, sealed, owner);
      return text === null ? null : close(text, owner);
    },
  };
};
