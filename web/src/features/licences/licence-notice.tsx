import type { LicenceStanding } from '#domain/licences/licence-standing.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { STANDING_WORDS } from './licence-words.ts';

interface LicenceNoticeProps {
  standing: LicenceStanding;
  /** Whose license is asked for. */
  professions: readonly string[];
  /** The page to come back to. */
  next: string;
  /** Of a place that waits for whoever claims it, there is nothing to pay. */
  isClaim?: boolean;
  /** Why no seat is held while the license is looked at, in the server's words. */
  limit?: string | null;
}

/** What a course asks of whoever would take part, and the way to prove it. Nothing where nothing is asked, or all is well. */
export function LicenceNotice({ standing, professions, next, isClaim = false, limit }: LicenceNoticeProps) {
  if (standing === 'not-asked' || standing === 'accepted') return null;
  const { title, text, action } = STANDING_WORDS[standing];
  return (
    <Notice
      tone={standing === 'awaiting' && !limit ? 'info' : 'warning'}
      title={title}
      className="mb-8"
      action={
        <ButtonLink
          to={`/profile/licence?next=${encodeURIComponent(next)}`}
          variant={standing === 'awaiting' ? 'outline' : 'primary'}
        >
          {action}
        </ButtonLink>
      }
    >
      {isClaim ? CLAIM_WORDS[standing === 'awaiting' ? 'awaiting' : 'other'] : (limit ?? text)}
      {standing !== 'awaiting' && ` For: ${professions.join(', ')}.`}
    </Notice>
  );
}

const CLAIM_WORDS = {
  awaiting: 'We write to you once we have looked at it. Please come back by your link then.',
  other: 'Please hand it in first. We look at it and write to you, and you come back by your link.',
} as const;
