import { Check, CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Toaster as Sonner, toast as sonner } from 'sonner';

export interface Toast {
  message: string;
  tone?: 'success' | 'danger';
  /** One thing to do about it, such as "Undo" or "Retry". */
  action?: { label: string; onClick: () => void };
  seconds?: number;
  /** Why, below the words. */
  detail?: string;
}

// Pressing a toast's action closes it; this one has nothing else to do.
const dismiss = { label: 'Dismiss', onClick: () => undefined };

function show({ message, tone = 'success', action, seconds, detail }: Toast) {
  const duration = seconds ? seconds * 1000 : tone === 'danger' ? Number.POSITIVE_INFINITY : 5000;
  const say = tone === 'danger' ? sonner.error : sonner.success;
  say(message, {
    action: action ?? (tone === 'danger' ? dismiss : undefined),
    description: detail,
    duration,
  });
}

/** Above what stays at the bottom of the page, or in it where it has room, so that nothing there is covered. */
const above = (pixels: number) => `calc(${pixels}px + var(--bottom-bar, 0px))`;

export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const shown = useRef(0);
  // The library hears of a toast only once its list stands, which is before this effect runs.
  useEffect(() => {
    toasts.slice(shown.current).forEach(show);
    shown.current = toasts.length;
  }, [toasts]);
  return (
    <Sonner
      position="bottom-left"
      offset={{ bottom: above(24), left: 'var(--toast-left, 24px)' }}
      mobileOffset={{ bottom: above(16) }}
      icons={{ success: <Check className="size-5" />, error: <CircleAlert className="size-5" /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'on-deep flex min-h-14 w-full items-center gap-3 rounded-sm bg-ink py-2 ps-4 pe-2 font-sans text-md text-on-deep shadow-overlay',
          error: 'bg-danger!',
          content: 'flex-1',
          description: 'text-sm',
          actionButton:
            'min-h-(--control) cursor-pointer rounded-xs px-3.5 text-sm font-strong hover:bg-on-deep/15',
        },
      }}
    />
  );
}
