import type { Cart } from '#contracts/carts/cart.ts';
import { coursePage } from '#contracts/courses/course-pages.ts';
import { aedText, dotted, eurDecimalText } from '#web/lib/format.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { DueFigure } from '../../due.tsx';
import { bringerCode, factsText, startText } from '../cart-text.ts';
import { WayOn } from '../way-on.tsx';

export type Preview = Pick<Cart, 'courses' | 'breakdown' | 'leftOut'>;

interface GuestSummaryProps {
  preview: Preview;
  onRemove: (courseId: string) => void;
}

/** What the visitor has chosen, at today's prices. */
export function GuestSummary({ preview: { courses, breakdown, leftOut }, onRemove }: GuestSummaryProps) {
  return (
    <Panel>
      <h2 className="text-xl">Your courses</h2>
      <ul className="border-t border-hairline">
        {courses.map((course) => {
          const { courseId: slug, courseType: kind, title, courseCode, price, problem } = course;
          const bringer = bringerCode(courses, course);
          return (
            <li key={slug} className="grid gap-1 border-b border-hairline py-3">
              <div className="flex items-baseline justify-between gap-4">
                <TextLink to={coursePage({ kind, slug })} look="quiet" dir="auto" className="font-strong">
                  {title}
                </TextLink>
                <span className="num font-strong">{eurDecimalText(price)}</span>
              </div>
              <div className="flex items-center justify-between gap-4">
                <p className="num text-sm text-muted">
                  {dotted(
                    courseCode,
                    startText(course),
                    bringer ? `free with ${bringer}` : factsText(course),
                  )}
                </p>
                {!bringer && (
                  <Button
                    variant="ghost"
                    size="sm"
                    className="-me-3.5"
                    aria-label={`Remove ${title} from the cart`}
                    onClick={() => onRemove(slug)}
                  >
                    Remove
                  </Button>
                )}
              </div>
              {problem && (
                <p className="text-sm text-danger">
                  {problem.message} <WayOn course={course} />
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {leftOut.map((sentence) => (
        <p key={sentence} className="text-sm text-muted">
          {sentence}
        </p>
      ))}
      {breakdown && (
        <DueFigure label="Total" eur={breakdown.total}>
          {breakdown.total > 0 ? `charged as ${aedText(breakdown.dueTodayAed)}` : 'Nothing is charged'}
        </DueFigure>
      )}
    </Panel>
  );
}
