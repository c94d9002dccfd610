import type { certificateEndpoints } from '#contracts/certificates/certificates.ts';
import type { AnswerOf } from '#contracts/endpoint.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { dayIn, longDay, momentIn } from '#web/lib/format.ts';

export type Verification = Pick<
  AnswerOf<typeof certificateEndpoints.verifyCertificate>,
  'checkedAt' | 'certificate' | 'likely'
>;
export type Verdict = { tone: 'good' | 'bad' | 'warn' | 'none'; title: string; sentence: string };

/** One word that nobody can mistake, and the sentence that goes with it. */
export const verdictOf = (
  { checkedAt, certificate }: Verification,
  { typed, brand }: { typed: string; brand: string },
): Verdict => {
  if (!certificate)
    return {
      tone: 'none',
      title: 'Not one of ours',
      sentence: `No certificate of ${brand} has the number ${typed}`,
    };
  const { number, state, says, revoked } = certificate;
  const words: Record<typeof state, Verdict> = {
    valid: {
      tone: 'good',
      title: 'Valid',
      sentence: `Certificate ${number}, checked on ${momentIn(ACADEMY_ZONE, checkedAt)}`,
    },
    expired: {
      tone: 'warn',
      title: 'Expired',
      sentence: `Certificate ${number} was valid until ${longDay(says.expiresOn)}`,
    },
    superseded: {
      tone: 'warn',
      title: 'Replaced',
      sentence: `Certificate ${number} was replaced by another and counts no more`,
    },
    revoked: {
      tone: 'bad',
      title: 'Revoked',
      sentence: `Certificate ${number} is not valid since ${longDay(revoked && dayIn(ACADEMY_ZONE, revoked.at))}`,
    },
  };
  return words[state];
};
