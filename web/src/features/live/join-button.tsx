import { Video } from 'lucide-react';
import { isJoinable } from '#domain/live/session-state.ts';
import { Button, ButtonLink, type ButtonSize } from '#web/ui/controls/button.tsx';
import type { LivePage, Moment } from './live-page.ts';
import { joinFromText } from './live-words.ts';

interface JoinButtonProps {
  page: LivePage;
  moment: Moment;
  size?: ButtonSize;
  /** Where there is room for little. */
  isShort?: boolean;
}

/** The one way in: the platform opens beside this page, which stays and counts. Before its time it says when that is. */
export function JoinButton({ page: { role, session }, moment, size, isShort }: JoinButtonProps) {
  const { state, now, zone } = moment;
  if (!session?.joinPath || state === 'cancelled') return null;
  const mayOpen = role === 'host' || isJoinable(state);
  if (!mayOpen)
    return state === 'early' ? (
      <Button variant="primary" size={size} aria-disabled>
        {joinFromText(zone, session, now)}
      </Button>
    ) : null;
  return (
    <ButtonLink
      variant="primary"
      size={size}
      to={session.joinPath}
      reloadDocument
      target="_blank"
      rel="noreferrer"
    >
      <Video aria-hidden="true" className="size-5" />
      {role === 'host' ? 'Open as host' : isShort ? 'Join' : 'Join the session'}
    </ButtonLink>
  );
}
