import type { SaleQuote, SaleWay } from '#contracts/orders/admin-office-sales.ts';
import { SubmitButton } from '#web/forms/form.tsx';
import { aedText, counted, eurText } from '#web/lib/format.ts';
import { rateText } from '#web/lib/number-text.ts';
import { ORDERS } from '#web/lib/office-paths.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { saleSums } from './sale-sums.ts';
import { wayWords } from './sale-words.ts';

interface SaleSummaryProps {
  quote: SaleQuote;
  way: SaleWay;
  entered: Readonly<Record<string, string>>;
}

/** What is sold for how much, while it is entered, and the button that sells it. */
export function SaleSummary({ quote, way, entered }: SaleSummaryProps) {
  const { lines, leftOut, rate } = quote;
  const { totalEur, totalAed } = saleSums(quote, way, entered);
  return (
    <Sheet title="To be paid" className="xl:sticky xl:top-4">
      <div className="grid gap-4">
        <div aria-live="polite">
          <Figure size="md">{totalText(lines.length, totalEur)}</Figure>
          <p className="num mt-1 text-sm text-muted">
            {lines.length === 0
              ? 'Choose a course.'
              : totalEur > 0
                ? `${aedText(totalAed)} at ${rateText(rate)}, ${counted(lines.length, 'course')}`
                : counted(lines.length, 'course')}
          </p>
        </div>
        {leftOut.length > 0 && (
          <Notice tone="warning">
            {leftOut.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}
              </span>
            ))}
          </Notice>
        )}
        <p className="border-t border-hairline pt-3 text-sm">{holdWords(quote, way)}</p>
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{wayWords[way].button}</SubmitButton>
          <ButtonLink to={ORDERS}>Cancel</ButtonLink>
        </div>
      </div>
    </Sheet>
  );
}

const totalText = (count: number, totalEur: number): string => {
  if (count === 0) return '–';
  return totalEur === 0 ? 'Free' : eurText(totalEur);
};

function holdWords({ holdEndsAt, lines }: SaleQuote, way: SaleWay): string {
  if (way === 'cash') return 'The person is enrolled at once and gets the receipt by email.';
  if (way === 'free') return 'The person is enrolled at once and told by email.';
  if (lines.length === 0) return 'What is sold is held until it is paid.';
  if (holdEndsAt) return `Held until ${officeMoment(holdEndsAt)}.`;
  return way === 'link'
    ? 'The course is near: the seats are held as long as at the checkout.'
    : 'The course is too near for a transfer to arrive in time.';
}
