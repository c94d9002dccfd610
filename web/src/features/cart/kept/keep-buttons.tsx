import { Check, Heart, ShoppingCart } from 'lucide-react';
import type { OfferedKind } from '#domain/courses/course-kind.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { TO_CART, TO_WISHLIST } from './keep-forms.ts';
import { useKept } from './kept.ts';

interface KeepProps {
  course: { kind: OfferedKind; slug: string; title: string };
  className?: string;
}

const named = ({ kind, slug }: KeepProps['course']) =>
  ({ type: 'submit', name: 'courseId', value: slug, 'data-kind': kind }) as const;

/** In words, where there is the room of a page. What is in the cart already leads there. */
export function CartButton({ course, className }: KeepProps) {
  const isIn = useKept().inCart.has(course.slug);
  return (
    <Button {...named(course)} form={TO_CART} className={className}>
      {isIn ? <Check aria-hidden="true" /> : <ShoppingCart aria-hidden="true" />}
      {isIn ? 'In your cart' : 'Add to cart'}
    </Button>
  );
}

/** The same in a row. */
export function CartIcon({ course, className }: KeepProps) {
  const isIn = useKept().inCart.has(course.slug);
  return (
    <Button
      {...named(course)}
      form={TO_CART}
      variant="ghost"
      iconOnly
      className={className}
      aria-label={isIn ? `${course.title} is in your cart` : `Add ${course.title} to the cart`}
    >
      {isIn ? <Check aria-hidden="true" /> : <ShoppingCart aria-hidden="true" />}
    </Button>
  );
}

/** Pressed it keeps the course for later, pressed again no more. */
export function WishHeart({ course, className }: KeepProps) {
  const isKept = useKept().onWishlist.has(course.slug);
  return (
    <Button
      {...named(course)}
      form={TO_WISHLIST}
      variant="ghost"
      iconOnly
      aria-pressed={isKept}
      aria-label={`Keep ${course.title} on the wishlist`}
      className={className}
    >
      <Heart aria-hidden="true" className={cx(isKept && 'fill-current')} />
    </Button>
  );
}
