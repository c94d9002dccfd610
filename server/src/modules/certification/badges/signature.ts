import type { BadgeKey } from './badge-key.ts';
import { type Answer, createLoader } from './load-document.ts';

export type Proof = { verificationMethod: string };

// Large, and most processes start without signing or checking anything: loaded on first use.
const loadSuite = async () => {
  const [{ DataIntegrityProof }, { cryptosuite }] = await Promise.all([
    import('@digitalbazaar/data-integrity'),
    import('@digitalbazaar/eddsa-rdfc-2022-cryptosuite'),
  ]);
  return { DataIntegrityProof, cryptosuite };
};

/** The credential with the proof of `eddsa-rdfc-2022`: the same for the same moment. */
export const signCredential = async <T extends object>(
  credential: T,
  { signer }: BadgeKey,
  now: Date,
): Promise<T & { proof: Proof }> => {
  const [{ DataIntegrityProof, cryptosuite }, { issue }, documentLoader] = await Promise.all([
    loadSuite(),
    import('@digitalbazaar/vc'),
    createLoader(),
  ]);
  const suite = new DataIntegrityProof({ cryptosuite, signer, date: now });
  return (await issue({ credential: { ...credential }, suite, documentLoader })) as T & { proof: Proof };
};

/** Whether this key has signed what the document says. Neither whose key it is nor any date is looked at. */
export const isSignedBy = async (
  { proof, ...document }: { proof: Proof },
  key: object,
  contexts: Answer = () => undefined,
): Promise<boolean> => {
  const [{ DataIntegrityProof, cryptosuite }, documentLoader] = await Promise.all([
    loadSuite(),
    createLoader((address) => (address === proof.verificationMethod ? key : contexts(address))),
  ]);
  const suite = new DataIntegrityProof({ cryptosuite });
  return (await suite.verifyProof({ proof, document, documentLoader })).verified;
};
