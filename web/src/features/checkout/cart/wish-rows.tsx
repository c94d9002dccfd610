import type { CartCourse } from '#contracts/carts/cart.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { counted, dotted, eurDecimalText, figureText, monthOf, yearOf } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { startText } from './cart-text.ts';
import { WayOn } from './way-on.tsx';

/** From so many on, seats are not short. */
const FEW_SEATS = 5;

export const isShort = ({ seatsLeft, problem }: CartCourse): boolean =>
  seatsLeft !== null && seatsLeft <= FEW_SEATS && !problem;

/** What is kept for later, each with the way into the cart. */
export function WishRows({ courses }: { courses: readonly CartCourse[] }) {
  return (
    <ul className="border-t border-hairline">
      {courses.map((course) => (
        <li
          key={course.courseId}
          className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-3 border-b border-hairline py-5 lg:grid-cols-[11rem_minmax(0,1fr)_12rem_15rem] lg:gap-x-6"
        >
          <When course={course} />
          <div className="min-w-0">
            <TextLink
              to={coursePage({ kind: course.courseType, slug: course.courseId })}
              look="quiet"
              dir="auto"
              className="inline-block text-lg leading-6 font-title wrap-anywhere"
            >
              {course.title}
            </TextLink>
            <p className="num mt-1 text-sm text-muted">
              {dotted(course.courseCode, course.displayType, course.facts)}
            </p>
          </div>
          <Terms course={course} />
          <Acts course={course} />
        </li>
      ))}
    </ul>
  );
}

function When({ course }: { course: CartCourse }) {
  const { startDate } = course;
  if (!startDate) return <p className="text-md">{startText(course)}</p>;
  return (
    <p className="row-span-3 lg:row-span-1">
      <Figure size="md" className="max-lg:text-figure-sm">
        {startDate.slice(8, 10)}
      </Figure>
      <span className="mt-1 block text-sm text-muted">
        {monthOf(startDate)} {yearOf(startDate)}
      </span>
    </p>
  );
}

function Terms({ course }: { course: CartCourse }) {
  const { price, problem, seatsLeft } = course;
  return (
    <div className="col-start-2 grid content-start gap-1 text-sm lg:col-start-3">
      {problem ? (
        <>
          <Lamp kind={problem.code === 'full' ? 'full' : 'closed'}>{problem.message}</Lamp>
          <WayOn course={course} />
        </>
      ) : (
        seatsLeft !== null && (
          <Lamp kind={isShort(course) ? 'limited' : 'open'}>{counted(seatsLeft, 'seat')} left</Lamp>
        )
      )}
      <span className="num text-base">{price > 0 ? figureText(eurDecimalText(price)) : 'Free'}</span>
    </div>
  );
}

function Acts({ course: { courseId, title, problem } }: { course: CartCourse }) {
  return (
    <div className="col-start-2 flex flex-wrap items-start gap-2 lg:col-start-4 lg:justify-end">
      {!problem && (
        <Form intent={intentOn('to-cart', courseId)} preventScrollReset>
          <SubmitButton variant="outline" aria-label={`Add to cart: ${title}`}>
            Add to cart
          </SubmitButton>
        </Form>
      )}
      <Form intent={intentOn('unwish', courseId)} preventScrollReset>
        <SubmitButton
          variant="ghost"
          className={cx(problem && 'max-lg:-ms-5')}
          aria-label={`Remove ${title} from the wishlist`}
        >
          Remove
        </SubmitButton>
      </Form>
    </div>
  );
}
