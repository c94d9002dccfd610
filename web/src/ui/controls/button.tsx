import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

export type ButtonVariant = 'primary' | 'outline' | 'ghost' | 'danger' | 'danger-outline';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface ButtonLook {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its box. */
  wide?: boolean;
  /** Square, for a lone icon: then an `aria-label` is owed. */
  iconOnly?: boolean;
}

const base =
  'inline-flex items-center justify-center gap-2 rounded-xs border text-center font-strong no-underline transition-colors';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-deep bg-deep text-on-deep hover:border-deep-hover hover:bg-deep-hover on-deep:border-paper on-deep:bg-paper on-deep:text-deep on-deep:hover:bg-celadon',
  outline:
    'border-control text-ink hover:border-ink hover:bg-mist on-deep:border-on-deep-muted on-deep:text-on-deep on-deep:hover:bg-deep-hover',
  ghost:
    'border-transparent text-ink hover:bg-mist on-deep:text-on-deep on-deep:hover:border-transparent on-deep:hover:bg-deep-hover',
  danger:
    'border-danger bg-danger text-on-deep hover:border-danger-hover hover:bg-danger-hover focus-visible:outline-danger',
  'danger-outline':
    'border-control text-danger hover:border-danger hover:bg-danger-soft focus-visible:outline-danger',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-(--control-sm) text-sm',
  md: 'min-h-(--control) text-md',
  lg: 'min-h-14 text-[17px]',
};

const paddings: Record<ButtonSize, string> = { sm: 'px-3.5 py-1', md: 'px-5 py-1.5', lg: 'px-6 py-3' };
const squares: Record<ButtonSize, string> = {
  sm: 'w-(--control-sm)',
  md: 'w-(--control)',
  lg: 'w-14',
};

const unavailableLook = (variant: ButtonVariant) =>
  variant === 'ghost'
    ? 'cursor-not-allowed border-transparent text-muted opacity-50'
    : 'cursor-not-allowed border-celadon bg-celadon text-muted';

function buttonClass(look: ButtonLook, unavailable = false): string {
  const { variant = 'outline', size = 'md', wide, iconOnly } = look;
  return cx(
    base,
    unavailable ? unavailableLook(variant) : variants[variant],
    sizes[size],
    iconOnly ? squares[size] : paddings[size],
    wide ? 'w-full' : 'whitespace-nowrap',
  );
}

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Something is under way: it keeps focus and its place, shows a spinner and takes no second press. */
    busy?: boolean;
    busyLabel?: ReactNode;
  };

/**
 * With `aria-disabled` a button looks unavailable but still answers, so that it can say why;
 * `disabled` and `busy` take no press at all.
 */
export function Button({ variant, size, wide, iconOnly, busy, busyLabel, ...rest }: ButtonProps) {
  const { type = 'button', className, children, onClick, ...button } = rest;
  const refused = button['aria-disabled'] === true || button['aria-disabled'] === 'true';
  const unavailable = !busy && (button.disabled === true || refused);

  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <button
      {...button}
      type={type}
      aria-disabled={busy || refused || undefined}
      onClick={press}
      className={cx(
        buttonClass({ variant, size, wide, iconOnly }, unavailable),
        busy ? 'cursor-progress' : !unavailable && 'cursor-pointer',
        className,
      )}
    >
      {busy && <Spinner />}
      {busy ? (busyLabel ?? children) : children}
    </button>
  );
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 flex-none animate-turn rounded-full border-2 border-current border-e-transparent"
    />
  );
}

type ButtonLinkProps = ButtonLook &
  ComponentProps<typeof Link> & {
    /** What it opens here instead of its page is on the way. */
    busy?: boolean;
  };

export function ButtonLink({ variant, size, wide, iconOnly, busy, ...rest }: ButtonLinkProps) {
  const { className, children, ...link } = rest;
  return (
    <Link
      {...link}
      aria-busy={busy || undefined}
      className={cx(buttonClass({ variant, size, wide, iconOnly }), busy && 'cursor-progress', className)}
    >
      {busy && <Spinner />}
      {children}
    </Link>
  );
}
