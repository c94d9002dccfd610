import { CircleAlert, Heart, Trash2 } from 'lucide-react';
import type { CartCourse } from '#contracts/carts/cart.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { eurDecimalText } from '#web/lib/format.ts';
import { cx } from '#web/ui/cx.ts';
import {
  Cell,
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableHead,
  TableRow,
} from '#web/ui/layout/table.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { bringerCode, changeWords, factsText, startText } from './cart-text.ts';
import { WayOn } from './way-on.tsx';

/** On a phone: the title, below it code, type and start in one line, below that the price and what can be done. */
const ROW = 'max-md:grid-cols-[auto_auto_1fr_auto] max-md:items-baseline max-md:gap-x-3';

/** What comes with the row above hangs on it: its title in the table, all of it on a phone. */
const ELBOW =
  'relative before:absolute before:start-0 before:-top-6 before:h-9 before:w-3 before:border-s before:border-b before:border-control max-md:before:-start-5 md:ps-5';

/** The courses of a cart, each followed by what is free with it. */
export function CartLines({ courses }: { courses: readonly CartCourse[] }) {
  return (
    <Table label="Courses in your cart" stacked>
      <TableHead>
        <ColumnHeader>Code</ColumnHeader>
        <ColumnHeader>Course</ColumnHeader>
        <ColumnHeader>Type</ColumnHeader>
        <ColumnHeader>Start</ColumnHeader>
        <ColumnHeader numeric>Price</ColumnHeader>
        <ColumnHeader labelHidden>Actions</ColumnHeader>
      </TableHead>
      <TableBody>
        {courses.map((course, index) => (
          <Line
            key={course.courseId}
            course={course}
            bringer={bringerCode(courses, course)}
            isFollowed={Boolean(courses[index + 1]?.cameWith)}
          />
        ))}
      </TableBody>
    </Table>
  );
}

interface LineProps {
  course: CartCourse;
  /** The code of the course that it came with. */
  bringer: string;
  /** The next row came with this one. */
  isFollowed: boolean;
}

function Line({ course, bringer, isFollowed }: LineProps) {
  const { courseCode, displayType, price, originalPrice } = course;
  const fact = 'whitespace-nowrap max-md:text-sm max-md:text-muted';
  return (
    <TableRow className={cx(ROW, bringer && 'max-md:ps-5', isFollowed && 'border-b-0! [&>*]:border-b-0!')}>
      <Cell className={cx('num text-muted', fact)}>{courseCode}</Cell>
      <RowHeader className="text-start font-normal wrap-anywhere max-md:order-first max-md:col-span-full md:w-[42%]">
        <div className={cx(bringer && ELBOW)}>
          <Named course={course} bringer={bringer} />
        </div>
      </RowHeader>
      <Cell className={fact}>{displayType}</Cell>
      <Cell className={cx('num max-md:col-span-2', fact)}>{startText(course)}</Cell>
      <Cell numeric className="max-md:col-span-3">
        <strong>{eurDecimalText(price)}</strong>
        {originalPrice > price && (
          <span className="text-sm text-muted max-md:ms-2 md:block">
            <span className="sr-only">Regular price </span>
            <s>{eurDecimalText(originalPrice)}</s>
          </span>
        )}
      </Cell>
      <Cell className="text-end! md:py-1.5!">
        {bringer ? (
          <span className="inline-block text-sm whitespace-nowrap text-muted md:py-2.5">with {bringer}</span>
        ) : (
          <LineActions course={course} />
        )}
      </Cell>
    </TableRow>
  );
}

function Named({ course, bringer }: Pick<LineProps, 'course' | 'bringer'>) {
  const { courseId: slug, courseType: kind, title, problem } = course;
  const change = changeWords(course);
  return (
    <>
      <TextLink to={coursePage({ kind, slug })} look="quiet" dir="auto" className="font-strong">
        {title}
      </TextLink>
      <p className="num text-sm text-muted">
        {bringer ? `Free with ${bringer}, leaves with it` : factsText(course)}
      </p>
      {change && <p className="num mt-1 text-sm text-warning">{change}</p>}
      {problem && (
        <p className="mt-1 flex gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 flex-none" />
          <span>
            {problem.message} <WayOn course={course} />
          </span>
        </p>
      )}
    </>
  );
}

function LineActions({ course: { courseId, title } }: { course: CartCourse }) {
  return (
    <div className="flex justify-end">
      <Form intent={intentOn('to-wishlist', courseId)} preventScrollReset>
        <SubmitButton variant="ghost" iconOnly aria-label={`Move ${title} to the wishlist`}>
          <Heart aria-hidden="true" />
        </SubmitButton>
      </Form>
      <Form intent={intentOn('remove', courseId)} preventScrollReset>
        <SubmitButton variant="ghost" iconOnly aria-label={`Remove ${title} from the cart`}>
          <Trash2 aria-hidden="true" />
        </SubmitButton>
      </Form>
    </div>
  );
}
