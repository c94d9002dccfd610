import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** One part of a certificate: its kind, how long it is, and what it says (DER). */
const part = (tag: number, ...content: Uint8Array[]): Buffer => {
  const all = Buffer.concat(content);
  const long = all.length < 0x100 ? [0x81, all.length] : [0x82, all.length >> 8, all.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...(all.length < 0x80 ? [all.length] : long)]), all]);
};

const sequence = (...content: Uint8Array[]) => part(0x30, ...content);
const name = (hex: string) => part(0x06, Buffer.from(hex, 'hex'));
const bits = (content: Uint8Array) => part(0x03, Buffer.from([0]), content);
const text = (said: string) => part(0x0c, Buffer.from(said));
const moment = (at: Date) => part(0x18, Buffer.from(`${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
const extension = (hex: string, content: Uint8Array) => sequence(name(hex), part(0x04, content));

const ECDSA_WITH_SHA256 = sequence(name('2a8648ce3d040302'));
const COMMON_NAME = '550403';
const BASIC_CONSTRAINTS = '551d13';
const SUBJECT_ALT_NAME = '551d11';
const YES = part(0x01, Buffer.from([0xff]));
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * A key and a certificate for this machine (127.0.0.1) that nobody but itself has signed, made when it is needed, so that no
 * key lies anywhere. It is good for a day, or was until yesterday.
 */
export const selfSigned = (endsIn = DAY_MS): { key: string; cert: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const whose = sequence(part(0x31, sequence(name(COMMON_NAME), text('Receiver'))));
  const until = new Date(Date.now() + endsIn);
  const extensions = sequence(
    extension(BASIC_CONSTRAINTS, sequence(YES)),
    extension(SUBJECT_ALT_NAME, sequence(part(0x87, Buffer.from([127, 0, 0, 1])))),
  );
  const said = sequence(
    part(0xa0, part(0x02, Buffer.from([2]))),
    part(0x02, Buffer.from([1]), randomBytes(8)),
    ECDSA_WITH_SHA256,
    whose,
    sequence(moment(new Date(until.getTime() - 2 * DAY_MS)), moment(until)),
    whose,
    publicKey.export({ type: 'spki', format: 'der' }),
    part(0xa3, extensions),
  );
  const der = sequence(said, ECDSA_WITH_SHA256, bits(sign('sha256', said, privateKey)));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
};
