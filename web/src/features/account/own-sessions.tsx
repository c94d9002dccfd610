import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { momentIn } from '#web/lib/format.ts';

interface OwnSession {
  _id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  isThis: boolean;
}

interface OwnSessionsProps {
  sessions: readonly OwnSession[];
  failure: FormFailure | undefined;
}

/** Where the account is logged in, each but this one with a button that ends it. */
export function OwnSessions({ sessions, failure }: OwnSessionsProps) {
  const others = sessions.filter(({ isThis }) => !isThis);
  return (
    <div className="grid gap-6">
      <ul className="border-t border-hairline">
        {sessions.map(({ _id, device, createdAt, lastSeenAt, isThis }) => {
          const since = momentIn(ACADEMY_ZONE, createdAt);
          return (
            <li
              key={_id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-hairline py-3"
            >
              <div className="min-w-0">
                <p className="font-strong">{device}</p>
                <p className="num text-sm text-muted">Since {since}</p>
                {!isThis && (
                  <p className="num text-sm text-muted">Last seen {momentIn(ACADEMY_ZONE, lastSeenAt)}</p>
                )}
              </div>
              {isThis ? (
                <span className="text-muted">This one</span>
              ) : (
                <Form intent={intentOn('end', _id)} action="/profile/safety" preventScrollReset>
                  <SubmitButton
                    variant="outline"
                    size="sm"
                    aria-label={`End the session on ${device} since ${since}`}
                  >
                    End
                  </SubmitButton>
                </Form>
              )}
            </li>
          );
        })}
      </ul>
      <Form intent="end-others" action="/profile/safety" failure={failure} preventScrollReset>
        {others.length > 0 && <SubmitButton variant="outline">End all others</SubmitButton>}
      </Form>
    </div>
  );
}
