import { Check, Heart, ShoppingCart } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { CourseKind } from '#domain/courses/course-kind.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { TO_CART, TO_WISHLIST } from './keep-forms.ts';
import { useKept } from './kept.ts';

type Look = Pick<ComponentProps<typeof Button>, 'variant' | 'size' | 'wide' | 'className'>;
type KeepProps = Look & { course: { kind: CourseKind; slug: string; title: string } };

const named = ({ kind, slug }: KeepProps['course']) =>
  ({ type: 'submit', name: 'courseId', value: slug, 'data-kind': kind }) as const;

/** What is in the cart already leads there. */
function CartButton({ course, ...look }: KeepProps) {
  const isIn = useKept().inCart.has(course.slug);
  return (
    <Button {...named(course)} {...look} form={TO_CART}>
      {isIn ? 'In your cart' : 'Add to cart'}
    </Button>
  );
}

/** Pressed it keeps the course for later, pressed again no more. */
function WishHeart({ course, withWords, ...look }: KeepProps & { withWords?: boolean }) {
  const isKept = useKept().onWishlist.has(course.slug);
  return (
    <Button
      {...named(course)}
      {...look}
      form={TO_WISHLIST}
      iconOnly={!withWords}
      aria-pressed={isKept}
      aria-label={withWords ? undefined : `Keep ${course.title} on the wishlist`}
    >
      <Heart aria-hidden="true" className={cx(isKept && 'fill-current')} />
      {withWords && 'Keep on the wishlist'}
    </Button>
  );
}

type KeepSetProps = Pick<KeepProps, 'course' | 'className'> & {
  /** What cannot be bought now can be kept for later all the same. */
  canBuy: boolean;
};

/** On the page of a course, below what buys it at once. */
export function KeepOnPage({ course, canBuy }: KeepSetProps) {
  if (!canBuy) return <WishHeart course={course} withWords wide />;
  return (
    <div className="flex gap-2">
      <CartButton course={course} className="flex-1" />
      <WishHeart course={course} variant="outline" />
    </div>
  );
}

/** In a row, where icons do. What cannot be bought keeps the place, so that rows stand under one another. */
export function KeepInRow({ course, canBuy, className }: KeepSetProps) {
  const isIn = useKept().inCart.has(course.slug);
  return (
    <span className={cx('inline-flex', className)}>
      <WishHeart course={course} variant="ghost" />
      {canBuy ? (
        <Button
          {...named(course)}
          form={TO_CART}
          variant="ghost"
          iconOnly
          aria-label={isIn ? `${course.title} is in your cart` : `Add ${course.title} to the cart`}
        >
          {isIn ? <Check aria-hidden="true" /> : <ShoppingCart aria-hidden="true" />}
        </Button>
      ) : (
        <span className="w-(--control)" />
      )}
    </span>
  );
}
