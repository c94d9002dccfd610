import type { BreakdownView } from '#contracts/checkout.ts';
import type { CourseDetail } from '#contracts/in-person-courses.ts';
import type { Site } from '#contracts/settings.ts';
import { eurDecimalText, eurText } from '#web/lib/format.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Figure } from '#web/ui/figure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/key-value.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Seats } from '#web/ui/seats.tsx';
import { ApproximatePrice } from './approximate-price.tsx';
import { CourseLamp } from './course-lamp.tsx';
import { checkoutPath, countText } from './course-lists.ts';
import { earlyBirdUntil, priceFigure } from './course-price.tsx';
import { EarlyBirdRuler } from './early-bird-ruler.tsx';
import { planRow } from './plan-row.ts';
import { QuickContacts } from './quick-contacts.tsx';
import type { LiveSeats } from './use-live-seats.ts';

interface PricePanelProps {
  course: CourseDetail;
  plans: readonly BreakdownView[];
  seats: LiveSeats;
  site: Site;
  /** The instant at which the page was made. */
  now: string;
}

/** Figure, until when, seats, plans, one action. */
export function PricePanel({ course, plans, seats, site, now }: PricePanelProps) {
  const { currentPrice, isEarlyBirdActive, price } = course.enrollment;
  return (
    <aside id="price" aria-label="Price and enrollment">
      <Panel>
        <div>
          <p className="text-sm font-strong">{isEarlyBirdActive ? 'Early-bird price' : 'Price'}</p>
          <Figure size="xl" className="mt-3 block">
            {priceFigure(currentPrice)}
          </Figure>
          {isEarlyBirdActive && (
            <p className="num mt-2 text-sm text-muted">
              Regular <s>{priceFigure(price)}</s> until {earlyBirdUntil(course)}. Save{' '}
              {eurDecimalText(price - currentPrice)}.
            </p>
          )}
          <ApproximatePrice cents={Math.round(currentPrice * 100)} site={site} />
        </div>
        <EarlyBirdRuler course={course} now={now} />
        <SeatsLeft seats={seats} />
        <Plans plans={plans} />
        <Actions slug={course.slug} isEnrollable={seats.isEnrollable} />
        <p className="text-xs text-muted">
          Card payment in AED, encrypted. {site.tax.name} included. Questions:{' '}
          <QuickContacts contact={course.contact} site={site} />
        </p>
      </Panel>
    </aside>
  );
}

function SeatsLeft({ seats: { seatsLeft, seatsAvailable, badge } }: { seats: LiveSeats }) {
  const taken = seatsAvailable - seatsLeft;
  const label = `${taken} of ${seatsAvailable} taken`;
  return (
    <div>
      <div className="mb-2 flex flex-wrap justify-between gap-3 text-sm">
        <CourseLamp badge={badge}>
          {seatsLeft > 0 ? `${countText(seatsLeft, 'seat')} left` : 'Fully Booked'}
        </CourseLamp>
        <span className="num text-muted">{label}</span>
      </div>
      <Seats taken={taken} total={seatsAvailable} label={label} />
    </div>
  );
}

function Plans({ plans }: { plans: readonly BreakdownView[] }) {
  if (plans.length === 0) return null;
  return (
    <KeyValue>
      {plans.map((plan) => {
        const { label, amount } = planRow(plan);
        return (
          <KeyValueRow key={plan.plan} term={label}>
            {eurText(amount)}
          </KeyValueRow>
        );
      })}
    </KeyValue>
  );
}

function Actions({ slug, isEnrollable }: { slug: string; isEnrollable: boolean }) {
  return (
    <div className="grid gap-2">
      {isEnrollable ? (
        <ButtonLink to={checkoutPath(slug)} variant="primary" wide>
          Enroll Now
        </ButtonLink>
      ) : (
        <Button disabled wide>
          Enrollment Closed
        </Button>
      )}
      <ButtonLink to="/contact-us" wide>
        Request More Info
      </ButtonLink>
    </div>
  );
}

/** On a phone price and action stay at the lower edge. */
export function BuyBar({ course, seats }: Pick<PricePanelProps, 'course' | 'seats'>) {
  if (!seats.isEnrollable) return null;
  return (
    <section
      aria-label="Price and enrollment"
      className="sticky bottom-0 z-20 flex items-center justify-between gap-4 border-t border-ink bg-paper px-(--page-inline) py-2.5 lg:hidden"
    >
      <p>
        <Figure size="sm">{priceFigure(course.enrollment.currentPrice)}</Figure>
        <span className="num block text-xs text-muted">{countText(seats.seatsLeft, 'seat')} left</span>
      </p>
      <ButtonLink to={checkoutPath(course.slug)} variant="primary">
        Enroll Now
      </ButtonLink>
    </section>
  );
}
