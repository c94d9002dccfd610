import { X } from 'lucide-react';
import { AlertDialog, Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from '../controls/button.tsx';
import { cx } from '../cx.ts';

const veil = 'fixed inset-0 z-40 animate-fade bg-ink/45';
// A toast that is told meanwhile stands below it, never over its buttons.
const sheet =
  'fixed inset-0 bottom-(--toast-room,0px) z-50 m-auto flex h-fit max-h-[calc(100dvh-32px-var(--toast-room,0px))] w-[calc(100%-32px)] animate-float flex-col rounded-sm bg-paper text-base text-ink shadow-overlay';
const widths = { md: 'max-w-120', lg: 'max-w-180', full: '' };
const footerClass = 'flex flex-wrap justify-end gap-3 border-t border-hairline px-6 py-4 max-md:*:flex-1';

interface DialogProps {
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  /** The button that opens it. Leave it out and steer by `open`. */
  trigger?: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  width?: keyof typeof widths;
}

/** What can be entered, and was not sent along or is only shown. */
const FIELD = ':is(input, select, textarea):not([type="hidden"], [readonly], :disabled)';

/** Marks the way back that does nothing: what a question begins with. */
export const WAY_BACK = 'data-way-back';

/** Of a dialog that is one form the first field, of a question the way back; anything else is read from its heading. */
export function focusFirst(dialog: Element) {
  const [form, ...others] = dialog.querySelectorAll('form');
  const field = others.length === 0 ? form?.querySelector<HTMLElement>(FIELD) : null;
  const first = field ?? dialog.querySelector<HTMLElement>(`[${WAY_BACK}]`) ?? dialog.querySelector('h2');
  first?.focus();
}

/** The library begins with the button that closes. */
function beginWithContent(event: Event) {
  event.preventDefault();
  if (event.currentTarget instanceof Element) focusFirst(event.currentTarget);
}

/** What is open within the dialog closes first, as the browser does by itself. */
function closeInnermost(event: Event) {
  if (document.querySelector(':popover-open')) event.preventDefault();
}

/** The library gives focus back to a dialog's own trigger only; without one it goes to what had it before. */
function useFocusReturn() {
  const before = useRef<Element>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!(before.current instanceof HTMLElement)) return;
      event.preventDefault();
      before.current.focus();
    },
  };
}

export function Dialog({ title, children, footer, trigger, open, onOpenChange, width = 'md' }: DialogProps) {
  const { onOpenAutoFocus, ...focusReturn } = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content
          aria-describedby={undefined}
          {...(trigger ? {} : focusReturn)}
          onEscapeKeyDown={closeInnermost}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            beginWithContent(event);
          }}
          className={cx(sheet, widths[width])}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-6">
            <Radix.Title tabIndex={-1} className="text-xl">
              {title}
            </Radix.Title>
            <Radix.Close asChild>
              <Button variant="ghost" iconOnly aria-label="Close" className="-my-2 -me-3">
                <X />
              </Button>
            </Radix.Close>
          </header>
          <div className="grid gap-4 overflow-y-auto px-6 pt-3 pb-6">{children}</div>
          {footer && <footer className={footerClass}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ConfirmDialogProps {
  /** Names the thing: "Delete INJ-204, 23–24 April?" */
  title: ReactNode;
  /** Says what will happen. */
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  busy?: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The caller closes the dialog when the act has succeeded. */
  onConfirm: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, cancelLabel = 'Cancel', danger, busy, open, onOpenChange } = props;
  const focusReturn = useFocusReturn();
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className={veil} />
        <AlertDialog.Content {...focusReturn} className={cx(sheet, widths.md)}>
          <AlertDialog.Title className="px-6 pt-6 text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="overflow-y-auto px-6 pt-3 pb-6">{children}</div>
          </AlertDialog.Description>
          <footer className={footerClass}>
            <AlertDialog.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={props.onConfirm}>
              {confirmLabel}
            </Button>
          </footer>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
