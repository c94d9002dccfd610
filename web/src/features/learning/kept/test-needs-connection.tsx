import { ButtonLink } from '#web/ui/controls/button.tsx';
import { OFFLINE_TEST } from './kept-words.ts';

/** A test that cannot be read now, and the way back to what can. */
export const TestNeedsConnection = ({ courseTo }: { courseTo: string }) => (
  <main id="main" className="wrap grid justify-items-start gap-4 py-(--s9)">
    <h1 className="text-3xl tracking-display">{OFFLINE_TEST}</h1>
    <p className="max-w-[52ch] text-lg text-muted">
      Its questions and its right answers are kept by the academy, not on this device. Nothing is lost: the
      test waits until you are online.
    </p>
    <p className="mt-2 flex flex-wrap gap-3">
      <ButtonLink variant="primary" to={courseTo}>
        Back to the course
      </ButtonLink>
      <ButtonLink to="" reloadDocument>
        Try again
      </ButtonLink>
    </p>
  </main>
);
