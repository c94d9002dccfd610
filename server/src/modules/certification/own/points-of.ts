import { stateAt } from '../certificate.present.ts';
import type { Certificate } from '../certificates.repository.ts';

export type PointsOfYear = { year: number; body: string; points: number };

/** CPD points that count, each of a certificate once; where several bodies stand on it, for the first. Latest year first. */
export const pointsOf = (certificates: readonly Certificate[], now: Date): PointsOfYear[] => {
  const sums = new Map<string, PointsOfYear>();
  for (const certificate of certificates) {
    const { snapshot } = certificate;
    if (snapshot.cpdPoints === null || !['valid', 'expired'].includes(stateAt(certificate, now))) continue;
    const year = Number(snapshot.issuedOn.slice(0, 4));
    const body = snapshot.bodies[0]?.name ?? snapshot.issuer.name;
    const key = `${year} ${body}`;
    const before = sums.get(key)?.points ?? 0;
    // Hundredths: points are given with two decimals at most.
    sums.set(key, { year, body, points: Math.round(100 * (before + snapshot.cpdPoints)) / 100 });
  }
  return [...sums.values()].toSorted((a, b) => b.year - a.year || a.body.localeCompare(b.body));
};
