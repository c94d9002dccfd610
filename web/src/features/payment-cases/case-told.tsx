import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { Notice } from '#web/ui/notice.tsx';
import { showToast } from '#web/ui/toast.tsx';
import { doneWords } from './case-acts.ts';
import { type CaseView, caseViewPath } from './case-view.ts';
import { useHasScript } from './use-has-script.ts';

/** Says what has been done: a toast that leaves by itself, where no scripts run a notice. */
export function DoneTold({ view }: { view: CaseView }) {
  const navigate = useNavigate();
  const hasScript = useHasScript();
  const words = doneWords[view.done];
  const seconds = view.done === 'created' ? 5 : 3;
  const told = caseViewPath({ ...view, done: '' });

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
  failure: FormFailure;
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
