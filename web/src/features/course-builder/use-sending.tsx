import { useState } from 'react';
import { LoginOver } from '#web/forms/login-over.tsx';
import type { UploadNews } from './upload-news.ts';

/** What who leaves is asked, and what becomes of what is on its way. */
export const WHILE_SENDING = {
  title: 'Leave while a file is being sent?',
  words: 'It has not arrived yet and is not kept if you leave now.',
};

/** Files on their way to a page: leaving calls them off, and their login may have ended. */
export function useSending() {
  const [count, setCount] = useState(0);
  const [signedOutAt, setSignedOutAt] = useState(0);
  const [news] = useState<UploadNews>(() => ({
    onUnderWay: (change) => setCount((now) => now + change),
    onSignedOut: () => setSignedOutAt(Date.now()),
  }));
  const login = signedOutAt > 0 && <LoginOver failure={signedOutAt} onLoggedIn={() => undefined} />;
  return { news, isSending: count > 0, login };
}
