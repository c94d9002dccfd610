import type { CertificateSnapshot } from '#contracts/certificates/snapshot.ts';

/** What the person did, as the sentence goes on after the name. */
export const didWords = ({
  type,
  scorePercent,
}: Pick<CertificateSnapshot, 'type' | 'scorePercent'>): string => {
  if (type === 'participation') return 'took part in the course';
  return scorePercent === null ? 'completed the course' : 'completed the course and passed its test';
};
