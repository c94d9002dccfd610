import { showToast } from '../messages/toast.tsx';
import { Button } from './button.tsx';

interface CopyButtonProps {
  /** As in "IBAN copied". */
  what: string;
  text: string;
}

/** Puts a text into the clipboard, and says whether it is there. */
export function CopyButton({ what, text }: CopyButtonProps) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast(`${what} copied`),
      () => showToast(`${what} could not be copied`, { tone: 'danger' }),
    );
  return (
    <Button variant="ghost" size="sm" className="noscript:hidden" onClick={copy} aria-label={`Copy ${what}`}>
      Copy
    </Button>
  );
}
