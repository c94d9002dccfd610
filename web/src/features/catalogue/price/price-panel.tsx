import type { CourseDetail } from '#contracts/courses/course-detail.ts';
import type { BreakdownView } from '#contracts/orders/checkout.ts';
import type { OwnPlace } from '#contracts/orders/own-place.ts';
import type { Site } from '#contracts/site/site.ts';
import type { WaitingPlace } from '#contracts/waiting-list/waiting-list.ts';
import { ApproximatePrice, CurrencySelect } from '#web/forms/approximate-price.tsx';
import { KeepOnPage } from '#web/forms/kept/keep-buttons.tsx';
import { dayCaption, dayFigure, eurDecimalText, eurText, figureText } from '#web/lib/format.ts';
import { ratesOf } from '#web/lib/price/approximation.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Panel } from '#web/ui/layout/panel.tsx';
import { isArchived } from '../booking/course-moment.ts';
import { Ask, type EnquirySlot } from '../booking/enquiry-slot.tsx';
import { EnrolledPanel, InItsBox } from '../booking/enrolled.tsx';
import { NextAction } from '../booking/next-action.tsx';
import { QuickContacts } from '../booking/quick-contacts.tsx';
import { SeatsLeft } from '../booking/seats-left.tsx';
import { TrustMarks } from '../booking/trust-marks.tsx';
import { isFull, type LiveSeats } from '../booking/use-live-seats.ts';
import { WaitingBox } from '../booking/waiting-box.tsx';
import { priceFigure } from './course-price.tsx';
import { earlyBirdOf } from './early-bird.ts';
import { EarlyBirdRuler } from './early-bird-ruler.tsx';
import { paymentOptions } from './payment-options.ts';

interface PricePanelProps {
  course: CourseDetail;
  /** The reader's own, once it is known. */
  place: OwnPlace | null;
  waiting: WaitingPlace | null;
  plans: readonly BreakdownView[];
  seats: LiveSeats;
  site: Site;
  /** The instant at which the page was made. */
  now: string;
  enquiry: EnquirySlot;
  /** It goes along with the reader, and shows no more than fits on any screen, unless somebody is in it by keyboard. */
  isStuck: boolean;
}

// Focus by the mouse must not count: the panel would grow under a press, and the button slip away before it is let go.
const AT_REST_ONLY = 'lg:group-[[data-stuck]:not(:has(:focus-visible))]/panel:hidden';

/** Figure, until when, seats, plans, one action. */
export function PricePanel(props: PricePanelProps) {
  const { course, place, waiting, plans, seats, site, now, enquiry, isStuck } = props;
  const isOver = isArchived(course);
  return (
    <aside
      id="price"
      aria-label="Price and enrollment"
      data-stuck={isStuck || undefined}
      className="group/panel lg:data-stuck:sticky lg:data-stuck:top-4 lg:data-stuck:max-h-[calc(100dvh-32px)] lg:data-stuck:animate-fade lg:data-stuck:overflow-y-auto"
    >
      <Panel>
        <InItsBox place={place} enrolled={(own) => <EnrolledPanel {...{ course, now }} place={own} />}>
          {isOver ? (
            <TookPlace course={course} />
          ) : (
            <>
              <Price course={course} site={site} />
              <div className={`${AT_REST_ONLY} empty:hidden`}>
                <EarlyBirdRuler course={course} now={now} />
              </div>
              <SeatsLeft seats={seats} />
              <Options course={course} plans={plans} />
            </>
          )}
          {!isOver && course.waitlist.enabled && isFull(seats) && <WaitingBox {...{ course, waiting }} />}
          <Actions {...{ course, waiting, enquiry }} isEnrollable={seats.isEnrollable} />
          {!isOver && (
            <div className={AT_REST_ONLY}>
              <TrustMarks site={site} isFree={course.enrollment.currentPrice <= 0} />
            </div>
          )}
        </InItsBox>
        <div className={AT_REST_ONLY}>
          <QuickContacts contact={course.contact} site={site} />
        </div>
      </Panel>
    </aside>
  );
}

/** In place of a price that nobody can pay. */
function TookPlace({ course }: Pick<PricePanelProps, 'course'>) {
  const { startDate, endDate } = course.schedule;
  return (
    <div>
      <p className="text-sm font-strong">This course took place</p>
      <Figure size="xl" className="mt-3 block">
        {startDate ? dayFigure(startDate, endDate) : 'TBD'}
      </Figure>
      <p className="num mt-3 text-sm text-muted">
        {startDate && dayCaption(startDate, endDate)}
        {course.kind === 'OnlineLiveTraining' ? ', live online' : inCity(course)}
      </p>
    </div>
  );
}

const inCity = ({ venue }: CourseDetail) => venue.city && ` in ${venue.city}`;

function Price({ course, site }: Pick<PricePanelProps, 'course' | 'site'>) {
  const { currentPrice } = course.enrollment;
  const earlyBird = earlyBirdOf(course);
  const isFree = currentPrice <= 0;
  return (
    <div className="group/price">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm font-strong">{priceName(course)}</p>
        {!isFree && (
          <div className={AT_REST_ONLY}>
            <CurrencySelect />
          </div>
        )}
      </div>
      <Figure size="xl">{priceFigure(currentPrice)}</Figure>
      {!isFree && <ApproximatePrice cents={Math.round(currentPrice * 100)} rates={ratesOf(site)} />}
      {earlyBird && (
        <p className="num mt-3 text-sm text-muted">
          Regular price <s>{priceFigure(earlyBird.regular)}</s>, you save{' '}
          {figureText(eurDecimalText(earlyBird.saving))}
          {earlyBird.until && ` until ${earlyBird.until.replace(/ \d{4}$/, '')}`}
        </p>
      )}
    </div>
  );
}

const priceName = (course: CourseDetail) => {
  if (course.enrollment.currentPrice <= 0) return 'Price';
  return earlyBirdOf(course) ? 'Early-bird price' : 'Regular price';
};

function Options({ course, plans }: Pick<PricePanelProps, 'course' | 'plans'>) {
  const options = paymentOptions(course, plans);
  if (options.length === 0) return null;
  return (
    <div className={AT_REST_ONLY}>
      <KeyValue className="border-t border-hairline">
        {options.map(({ label, amount }) => (
          <KeyValueRow key={label} term={label}>
            {amount === null ? 'accepted' : eurText(amount)}
          </KeyValueRow>
        ))}
      </KeyValue>
    </div>
  );
}

type ActionsProps = Pick<PricePanelProps, 'course' | 'waiting' | 'enquiry'> & { isEnrollable: boolean };

function Actions({ course, waiting, enquiry, isEnrollable }: ActionsProps) {
  const { kind, slug } = course;
  const isOver = isArchived(course);
  return (
    <div className="grid gap-2">
      {!isEnrollable && (
        <Button disabled wide>
          Enrollment Closed
        </Button>
      )}
      <NextAction {...{ course, isEnrollable, enquiry }} isSecond={Boolean(waiting?.offer)} wide />
      {!isOver && <KeepOnPage course={{ kind, slug, title: course.basic.title }} canBuy={isEnrollable} />}
      {isOver ? (
        <Ask {...{ course, enquiry }} isNotice wide>
          Notify Me When Available
        </Ask>
      ) : (
        <Ask {...{ course, enquiry }} wide>
          Request More Info
        </Ask>
      )}
    </div>
  );
}
