import { buffer } from 'node:stream/consumers';
import { zipSync } from 'fflate';
import type { Storage } from '#server/platform/storage/storage.ts';
import type { StoredPaper } from '../payment-cases.ports.ts';

type Papers = { storage: Storage; caseNumber: string; papers: readonly StoredPaper[] };
type PackedPapers = { name: string; type: 'application/pdf' | 'application/zip'; bytes: Buffer };

/** One paper as it is, several as an archive with the name of each person; what is in it is packed already. */
export const packPapers = async ({ storage, caseNumber, papers }: Papers): Promise<PackedPapers> => {
  const files: { name: string; pdf: Buffer }[] = [];
  for (const { number, name, key } of papers) {
    const stored = await storage.read(key);
    if (!stored) throw new Error(`the bytes of ${key} are missing`);
    const called = papers.length === 1 ? number : `${number} ${safe(name)}`;
    files.push({ name: `${called}.pdf`, pdf: await buffer(stored.stream) });
  }
  const [only, ...others] = files;
  if (only && others.length === 0) return { name: only.name, type: 'application/pdf', bytes: only.pdf };
  const entries = Object.fromEntries(files.map(({ name, pdf }) => [name, new Uint8Array(pdf)]));
  const bytes = Buffer.from(zipSync(entries, { level: 0 }));
  return { name: `${caseNumber} certificates.zip`, type: 'application/zip', bytes };
};

/** What every file system takes: neither a path nor a word that one of them keeps for itself. */
const safe = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N} .'-]/gu, '').slice(0, 80);
