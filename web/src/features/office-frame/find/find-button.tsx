import { Search } from 'lucide-react';
import { type ComponentType, type MouseEvent, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { SessionUser } from '#contracts/accounts/accounts.ts';
import { FIND } from '#web/lib/office-paths.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { showToast } from '#web/ui/messages/toast.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import type { FindDialogProps } from './find-dialog.tsx';

/** What it opens is fetched on first use; without a script it leads to the page that finds the same. */
export function FindButton({ role }: { role: SessionUser['role'] }) {
  const [Opened, setOpened] = useState<ComponentType<FindDialogProps> | null>(null);
  const hasScript = useHasScript();

  async function open() {
    if (document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]')) return;
    try {
      const { FindDialog } = await import('./find-dialog.tsx');
      setOpened(() => FindDialog);
    } catch {
      showToast('Find could not be opened. Please try again.', { tone: 'danger' });
    }
  }
  function press(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void open();
  }

  const openByKey = useEffectEvent(open);
  // The keys are those of the whole page, unless something on it has another use for them.
  useEffect(() => {
    const pressKey = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
      if (!isKey || event.altKey || event.shiftKey || event.defaultPrevented) return;
      event.preventDefault();
      void openByKey();
    };
    document.addEventListener('keydown', pressKey);
    return () => document.removeEventListener('keydown', pressKey);
  }, []);

  return (
    <>
      <ButtonLink
        to={FIND}
        onClick={press}
        size="sm"
        aria-keyshortcuts="Control+K Meta+K"
        className="max-md:min-h-11 max-md:px-2.5"
      >
        <Search aria-hidden="true" />
        <span className="max-md:sr-only">Find</span>
        {hasScript && (
          <span aria-hidden="true" className="text-xs font-normal text-on-deep-muted max-lg:hidden">
            {/Mac|iP(hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl K'}
          </span>
        )}
      </ButtonLink>
      {Opened && createPortal(<Opened role={role} onClose={() => setOpened(null)} />, document.body)}
    </>
  );
}
