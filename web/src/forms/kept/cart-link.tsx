import { ShoppingCart } from 'lucide-react';
import { Link } from 'react-router';
import { counted } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import { useKept } from './kept.ts';

/** The cart in the header, with how many courses are in it. */
export function CartLink({ className }: { className?: string }) {
  const count = useKept().inCart.size;
  return (
    <Link
      to="/checkout"
      aria-label={count > 0 ? `Cart, ${counted(count, 'course')}` : 'Cart'}
      className={cx('relative grid size-(--control) place-items-center', className)}
    >
      <ShoppingCart aria-hidden="true" className="size-5" />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="num absolute end-0 top-0.5 grid h-4.5 min-w-4.5 place-items-center bg-deep px-1 text-2xs font-strong text-on-deep"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
