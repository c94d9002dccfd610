import { Check } from 'lucide-react';
import { formatRate, rateMicro } from '#domain/money/money.ts';
import { ApproximatePrice, CurrencySelect } from '#web/forms/approximate-price.tsx';
import { KeepOnPage } from '#web/forms/kept/keep-buttons.tsx';
import { accessUntilText, aedDecimalText, eurDecimalText, longDay } from '#web/lib/format.ts';
import type { Rates } from '#web/lib/price/approximation.ts';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { Act } from './act.tsx';
import type { LandingCourse, OwnAccess } from './landing-course.ts';
import { enrollLabel, includedIn, priceFigure } from './landing-words.ts';

interface PriceCardProps {
  course: LandingCourse;
  access: OwnAccess;
  rates: Rates;
}

/** Figure, charge, what is in it, one action; for who has it, how long it is open. */
export function PriceCard({ course, access, rates }: PriceCardProps) {
  return (
    <aside id="price" aria-label="Price and enrollment" className="lg:sticky lg:top-4">
      <Panel>
        {access ? (
          <div>
            <p className="text-sm font-strong">Your course</p>
            <p className="mt-3 text-xl">{accessUntilText(access.accessUntil)}</p>
          </div>
        ) : (
          <Price course={course} rates={rates} />
        )}
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

function Price({ course, rates }: Pick<PriceCardProps, 'course' | 'rates'>) {
  const { pricing, isFree, price, priceAED } = course;
  if (!pricing.displayPrice) return <p className="text-xl">Enrollment closed</p>;
  return (
    <div className="group/price">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm font-strong">{isFree ? 'Price' : 'One payment'}</p>
        {!isFree && <CurrencySelect />}
      </div>
      <Figure size="xl" className="block">
        {priceFigure(course)}
      </Figure>
      {!isFree && (
        <>
          <ApproximatePrice cents={Math.round(price * 100)} rates={rates} />
          <p className="num mt-3 text-sm text-muted">
            charged as {aedDecimalText(priceAED)} at {formatRate(rateMicro(rates.AED))}
          </p>
        </>
      )}
      {pricing.isEarlyBirdActive && (
        <p className="num mt-1 text-sm text-muted">
          Regular price <s>{eurDecimalText(pricing.basePrice)}</s>
          {pricing.earlyBirdDeadline && `, until ${longDay(pricing.earlyBirdDeadline.slice(0, 10))}`}
        </p>
      )}
    </div>
  );
}
