import { Check } from 'lucide-react';
import { formatRate, rateMicro } from '#domain/money/money.ts';
import { KeepOnPage } from '#web/features/cart/kept/keep-buttons.tsx';
import { aedDecimalText, eurDecimalText, longDay } from '#web/lib/format.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Act } from './act.tsx';
import type { LandingCourse, OwnAccess } from './landing-course.ts';
import { enrollLabel, includedIn, priceFigure, untilWords } from './landing-words.ts';

interface PriceCardProps {
  course: LandingCourse;
  access: OwnAccess;
  /** What one EUR is charged at, in micro-units. */
  rate: number;
}

/** Figure, charge, what is in it, one action; for who has it, how long it is open. */
export function PriceCard({ course, access, rate }: PriceCardProps) {
  return (
    <aside id="price" aria-label="Price and enrollment" className="lg:sticky lg:top-4">
      <Panel>
        <div>
          <p className="text-sm font-strong">{access ? 'Your course' : 'One payment'}</p>
          {access ? (
            <p className="mt-3 text-xl">{untilWords(access.accessUntil)}</p>
          ) : (
            <Price course={course} rate={rate} />
          )}
        </div>
        <ul className="grid gap-2 text-md">
          {includedIn(course).map((item) => (
            <li key={item} className="grid grid-cols-[20px_minmax(0,1fr)] gap-2">
              <Check aria-hidden="true" className="mt-1 size-4" />
              {item}
            </li>
          ))}
        </ul>
        <div className="grid gap-2">
          <Act {...{ course, access }} offered={enrollLabel(course)} wide />
          {!access && (
            <KeepOnPage
              course={{ kind: 'ELearningCourse', slug: course.courseId, title: course.title }}
              canBuy={course.isEnrollable}
            />
          )}
        </div>
      </Panel>
    </aside>
  );
}

function Price({ course, rate }: Pick<PriceCardProps, 'course' | 'rate'>) {
  const { pricing, isFree, priceAED } = course;
  if (!pricing.displayPrice) return <p className="mt-3 text-xl">Enrollment closed</p>;
  return (
    <>
      <Figure size="xl" className="mt-3 block">
        {priceFigure(course)}
      </Figure>
      {!isFree && (
        <p className="num mt-3 text-sm text-muted">
          charged as {aedDecimalText(priceAED)} at {formatRate(rateMicro(rate))}
        </p>
      )}
      {pricing.isEarlyBirdActive && (
        <p className="num mt-1 text-sm text-muted">
          Regular price <s>{eurDecimalText(pricing.basePrice)}</s>
          {pricing.earlyBirdDeadline && `, until ${longDay(pricing.earlyBirdDeadline.slice(0, 10))}`}
        </p>
      )}
    </>
  );
}
