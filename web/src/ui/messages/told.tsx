import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useHasScript } from '../use-has-script.ts';
import { Notice } from './notice.tsx';
import { showToast } from './toast.tsx';

interface DoneToldProps {
  words?: string;
  seconds: number;
  /** The same address without what is told. */
  told: string;
}

/** Says what has been done: a toast that leaves by itself, where no scripts run a notice. */
export function DoneTold({ words, seconds, told }: DoneToldProps) {
  const navigate = useNavigate();
  const hasScript = useHasScript();

  // Toasts lie outside of the page; what is told leaves the address, so that nothing tells it again.
  useEffect(() => {
    if (!words) return;
    showToast(words, { seconds });
    navigate(told, { replace: true, preventScrollReset: true });
  }, [words, seconds, told, navigate]);

  if (!words || hasScript) return null;
  return <Notice tone="success" title={words} live className="mb-4 hidden noscript:flex" />;
}

interface FailureToldProps {
  title: string;
  failure: { message?: string };
}

/** What one press could not do stays until it is dismissed. */
export function FailureTold({ title, failure }: FailureToldProps) {
  const hasScript = useHasScript();

  // Toasts lie outside of the page; each answer is told, also when it says the same again.
  useEffect(() => {
    showToast(title, { tone: 'danger', detail: failure.message });
  }, [title, failure]);

  if (hasScript) return null;
  return (
    <Notice tone="danger" title={title} live className="mb-4 hidden noscript:flex">
      {failure.message}
    </Notice>
  );
}
