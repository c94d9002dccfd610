import { Check, CircleAlert } from 'lucide-react';
import { Toaster as Sonner, toast } from 'sonner';

/** Stands once, in the root. */
export function Toaster() {
  return (
    <Sonner
      position="bottom-left"
      icons={{ success: <Check className="size-5" />, error: <CircleAlert className="size-5" /> }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'on-deep flex min-h-14 w-full items-center gap-3 rounded-sm bg-ink py-2 ps-4 pe-2 font-sans text-md text-on-deep shadow-overlay',
          error: 'bg-danger!',
          content: 'flex-1',
          actionButton:
            'min-h-(--control) cursor-pointer rounded-xs px-3.5 text-sm font-strong hover:bg-on-deep/15',
        },
      }}
    />
  );
}

interface ToastOptions {
  tone?: 'success' | 'danger';
  /** One thing to do about it, such as "Undo" or "Retry". */
  action?: { label: string; onClick: () => void };
  seconds?: number;
}

// Pressing a toast's action closes it; this one has nothing else to do.
const dismiss = { label: 'Dismiss', onClick: () => undefined };

/** A success leaves by itself; what failed stays until it is dismissed. */
export function showToast(message: string, { tone = 'success', action, seconds }: ToastOptions = {}) {
  const duration = seconds ? seconds * 1000 : tone === 'danger' ? Number.POSITIVE_INFINITY : 5000;
  const show = tone === 'danger' ? toast.error : toast.success;
  show(message, { action: action ?? (tone === 'danger' ? dismiss : undefined), duration });
}
