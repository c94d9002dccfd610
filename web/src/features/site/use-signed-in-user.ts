import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';

const ask = async (signal: AbortSignal): Promise<SessionUser | null> => {
  const response = await fetch('/api/auth/check', { signal, headers: { accept: 'application/json' } });
  if (!response.ok) return null;
  const { user } = (await response.json()) as { user: SessionUser | null };
  return user;
};

/** Who is signed in; null until it is known, and when it cannot be found out. */
export const useSignedInUser = (): SessionUser | null => {
  const [user, setUser] = useState<SessionUser | null>(null);
  const { state } = useNavigation();

  // Public pages are the same for everyone and cached, so the person is asked for once they are shown, and again
  // after every navigation, since any of them may have been a login or a logout.
  useEffect(() => {
    if (state !== 'idle') return;
    const leaving = new AbortController();
    ask(leaving.signal)
      .catch(() => null)
      .then((found) => {
        if (!leaving.signal.aborted) setUser(found);
      });
    return () => leaving.abort();
  }, [state]);

  return user;
};
