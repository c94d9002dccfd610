import type { ReactNode } from 'react';
import { viewerPage } from '#contracts/courses/course-pages.ts';
import type { ClaimView, Invitation } from '#contracts/orders/claims.ts';
import { useSite } from '#web/lib/site.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { WORDS } from './claim-words.ts';

/** Why a link opens nothing; of any other state there is a page. */
export const closedWhy = (state: ClaimView['state']): keyof typeof CLOSED =>
  state === 'taken-back' || state === 'declined' || state === 'lapsed' ? state : 'replaced';

type ClaimOverProps = { state: ClaimView['state']; invitation: Invitation; isSignedIn: boolean };

/** What can be done where nothing waits for the reader any more. */
export function ClaimOver({ state, invitation, isSignedIn }: ClaimOverProps) {
  if (state === 'claimed' && invitation.isOwn) return <OwnCourses invitation={invitation} />;
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-[58ch] text-lg">{overWords({ state, invitation, isSignedIn })}</p>
      <div className="flex flex-wrap gap-3">
        {state === 'claimed' && !isSignedIn && (
          <ButtonLink variant="primary" to="/login?next=%2Flibrary">
            Log in to your courses
          </ButtonLink>
        )}
        <WriteToUs />
      </div>
    </div>
  );
}

const overWords = ({ state, invitation, isSignedIn }: ClaimOverProps): string => {
  const { from, kind } = invitation;
  const { done } = WORDS[kind];
  if (state === 'claimed')
    return isSignedIn
      ? `Somebody has ${done} it with another account, and it can be ${done} once. If that was you, log in with that account.`
      : `It can be ${done} once. If that was you, log in to find your courses.`;
  if (state === 'too-late')
    return `It began before it was ${done}. Its place stays with ${from}, who has given it.`;
  if (kind === 'pass-on')
    return `You take part in this course already, so nothing has changed. The seat stays with ${from}, who can give it to somebody else.`;
  return `Nothing was claimed. The places stay for somebody else: ${from} sees that, and can give them to another address.`;
};

function OwnCourses({ invitation: { courses, kind } }: Pick<ClaimOverProps, 'invitation'>) {
  const selfPaced = courses.find(({ kind, state }) => kind === 'ELearningCourse' && state === 'claimed');
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-[58ch] text-lg">
        {kind === 'pass-on' ? 'The seat is yours' : 'You have claimed what is in it'}, and a confirmation is
        on its way to you. You find everything under your courses.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="primary" to="/library">
          See your courses
        </ButtonLink>
        {selfPaced && <ButtonLink to={viewerPage(selfPaced.slug)}>Start {selfPaced.title}</ButtonLink>}
      </div>
    </div>
  );
}

const CLOSED = {
  replaced: {
    title: 'This link was replaced',
    lead: 'Another link was sent for it since. Please open the newest letter and use the whole link of it.',
  },
  'taken-back': {
    title: 'This was taken back',
    lead: 'Whoever sent you this link has taken it back, or what it was for does not take place. It opens nothing any more.',
  },
  declined: {
    title: 'This seat was declined',
    lead: 'It stays with whoever offered it to you, and they have been told. Should you have changed your mind, ask them for another invitation.',
  },
  lapsed: {
    title: 'The time to accept this seat is over',
    lead: 'It stays with whoever offered it to you, and they have been told. If you still want it, ask them for another invitation.',
  },
  missing: {
    title: 'This link opens nothing',
    lead: 'A mail program may have cut it off. Please open the letter and use the whole link.',
  },
} as const;

/** A link behind which nothing is the reader's to see. */
export function ClaimClosed({ why }: { why: keyof typeof CLOSED }): ReactNode {
  const { title, lead } = CLOSED[why];
  return (
    <main id="main" className="wrap pt-(--s7) pb-(--s9)">
      <PageHeader size="3xl" title={title} lead={lead} />
      <div className="flex flex-wrap gap-3">
        <WriteToUs />
        <ButtonLink to="/" variant="ghost">
          Return to Home
        </ButtonLink>
      </div>
    </main>
  );
}

function WriteToUs() {
  const contact = useSite()?.contact;
  return contact ? <ButtonLink to={`mailto:${contact.email}`}>Write to us</ButtonLink> : null;
}
