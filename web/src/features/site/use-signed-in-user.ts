import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { call } from '#web/lib/client.ts';

/** Who is signed in: null for nobody, undefined until it is known, and when it cannot be found out. */
export const useSignedInUser = (): SessionUser | null | undefined => {
  const [user, setUser] = useState<SessionUser | null>();
  const { state } = useNavigation();

  // Public pages are the same for everyone and cached, so the person is asked for once they are shown, and again
  // after every navigation, since any of them may have been a login or a logout.
  useEffect(() => {
    if (state !== 'idle') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    call('authCheck', {}, { signal }).then((answer) => {
      if (!signal.aborted) setUser(answer.success ? answer.user : undefined);
    });
    return () => leaving.abort();
  }, [state]);

  return user;
};
