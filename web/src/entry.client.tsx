import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LIMIT_MS, withTimeLimit } from './lib/calls/unanswered.ts';

// The router asks by the browser's own function and takes no other, so the limit is set where both meet.
window.fetch = withTimeLimit(window.fetch, LIMIT_MS);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
