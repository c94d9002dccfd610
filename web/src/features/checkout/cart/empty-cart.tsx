import type { CartCourse } from '#contracts/carts/cart.ts';
import { counted } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Section } from '#web/ui/layout/section.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import { isShort, WishRows } from './wish-rows.tsx';

/** Where courses of every kind are found. */
export const BROWSE = '/training-programs';

/** What is kept for later stands below, one press away. */
export function EmptyCart({ wished }: { wished: readonly CartCourse[] }) {
  return (
    <>
      <div className="mb-(--s7)">
        <EmptyState
          wide
          title="Your cart is empty"
          actions={
            <>
              <ButtonLink to={BROWSE} variant="primary">
                Browse courses
              </ButtonLink>
              <ButtonLink to="/my-wishlist">Open wishlist</ButtonLink>
            </>
          }
        >
          {wishedWords(wished)}
        </EmptyState>
      </div>
      {wished.length > 0 && (
        <Section title="On your wishlist" full>
          <WishRows courses={wished} />
        </Section>
      )}
    </>
  );
}

/** '2 courses are on your wishlist; Ultrasound for Injectors has 2 seats left.' */
export function wishedWords(wished: readonly CartCourse[]): string {
  if (wished.length === 0) return 'A course is put in from its page, or from any list of courses.';
  const many = `${counted(wished.length, 'course is', 'courses are')} on your wishlist`;
  const [short] = wished.filter(isShort).sort((a, b) => (a.seatsLeft ?? 0) - (b.seatsLeft ?? 0));
  return short ? `${many}; ${short.title} has ${counted(short.seatsLeft ?? 0, 'seat')} left.` : `${many}.`;
}
