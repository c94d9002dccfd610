import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Closes what a table keeps and we have to read again. */
export type FieldSeal = {
  /** `owner` names the field and whose it is: what is sealed for one opens for no other. */
  close(text: string, owner: string): string;
  /** Throws where the seal is not ours, or not of this owner. */
  open(sealed: string, owner: string): string;
};

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM under a key that follows from the installation's. */
export const createFieldSeal = (key: string): FieldSeal => {
  const own = Buffer.from(hkdfSync('sha256', key, '', 'academy fields', 32));
  return {
    close(text, owner) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', own, nonce).setAAD(Buffer.from(owner));
      const closed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), closed]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', own, bytes.subarray(0, NONCE), {
        authTagLength: TAG,
      });
      decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return decipher.update(bytes.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
    },
  };
};
