import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { countText } from '../course-lists.ts';
import { DISCIPLINES, type Discipline } from '../disciplines.ts';
import { priceFigure } from '../price/course-price.tsx';

export type DisciplineOffer = {
  discipline: Discipline;
  /** How many coming dates it has, and the lowest price asked now in EUR. */
  dates: number;
  from: number | null;
};

/** The fields that are taught, each with its coming dates and lowest price. */
export function DisciplineList({ offers }: { offers: readonly DisciplineOffer[] }) {
  return (
    <ul>
      {DISCIPLINES.map(({ key, name, text, to }) => (
        <li key={key} className="border-b border-hairline">
          <Link
            to={to}
            className="grid items-center gap-x-(--gutter) gap-y-1 py-4.5 text-md no-underline hover:bg-mist md:grid-cols-[4fr_6fr_2fr_24px]"
          >
            <span className="text-2xl">{name}</span>
            <span className="text-muted">{text}</span>
            <Offer offer={offers.find(({ discipline }) => discipline === key)} />
            <ArrowRight aria-hidden="true" className="max-md:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Offer({ offer }: { offer: DisciplineOffer | undefined }) {
  const { dates, from } = offer ?? { dates: 0, from: null };
  return (
    <span className="num text-sm">
      {dates > 0 ? countText(dates, 'date') : 'No date yet'}
      {from !== null && (
        <span className="block text-muted">{from > 0 ? `from ${priceFigure(from)}` : 'some free'}</span>
      )}
    </span>
  );
}
