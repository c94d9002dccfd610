import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const text = (data: Buffer) => data.toString('base64url');
const FLAGS = { present: 0x01, verified: 0x04, withKey: 0x40 };

type Wish = {
  challenge: string;
  origin?: string;
  rpId?: string;
  /** Whether the device has recognised who sits before it. */
  isVerified?: boolean;
};

/** A device with one passkey, as WebAuthn has it answer: P-256, attestation `none`. */
export const createAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  let counter = 0;

  /** COSE, written by hand: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  const coseKey = () => {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const bytes = (part: string) => [Buffer.from([0x58, 32]), Buffer.from(part, 'base64url')];
    return Buffer.concat([
      Buffer.from('a5010203262001', 'hex'),
      ...[Buffer.from([0x21]), ...bytes(x), Buffer.from([0x22]), ...bytes(y)],
    ]);
  };
  const clientData = (type: string, { challenge, origin = 'http://localhost:3000' }: Wish) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = ({ rpId = 'localhost', isVerified = true }: Wish, key?: Buffer) => {
    const flags = FLAGS.present | (isVerified ? FLAGS.verified : 0) | (key ? FLAGS.withKey : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key ?? Buffer.alloc(0)]);
  };
  const named = { id: text(id), rawId: text(id), type: 'public-key' } as const;

  return {
    id: text(id),
    /** How often it says that it was used. */
    setCounter: (count: number) => {
      counter = count;
    },
    register: (wish: Wish) => {
      const length = Buffer.from([0, id.length]);
      const data = authData(wish, Buffer.concat([Buffer.alloc(16), length, id, coseKey()]));
      const attestation = Buffer.concat([
        // CBOR of {fmt: 'none', attStmt: {}, authData}.
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        ...[Buffer.from([0x58, data.length]), data],
      ]);
      const clientDataJSON = text(clientData('webauthn.create', wish));
      return { ...named, response: { clientDataJSON, attestationObject: text(attestation) } };
    },
    sign: (wish: Wish, userHandle?: string) => {
      counter += 1;
      const [data, client] = [authData(wish), clientData('webauthn.get', wish)];
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      const signed = {
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
      };
      return { ...named, response: { ...signed, ...(userHandle && { userHandle }) } };
    },
  };
};
