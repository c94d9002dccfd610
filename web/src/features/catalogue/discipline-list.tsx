import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { CourseSummary } from '#contracts/in-person-courses.ts';
import { eurDecimalText, figureText } from '#web/lib/format.ts';
import { countText } from './course-lists.ts';

const DISCIPLINES = [
  {
    key: 'injectables',
    name: 'Injectables',
    text: 'Toxin, fillers, threads. From first consultation to full-face planning.',
    to: '/advanced-aesthetic-techniques',
  },
  {
    key: 'skin',
    name: 'Skin and laser',
    text: 'Peels, microneedling, energy devices and laser safety.',
    to: '/specialized-training-programs',
  },
  {
    key: 'safety',
    name: 'Safety',
    text: 'Ultrasound guidance and the management of complications.',
    to: '/specialized-training-programs',
  },
  {
    key: 'dentistry',
    name: 'Dentistry',
    text: 'Facial aesthetics for dentists, planned from the lower third.',
    to: '/specialized-training-programs',
  },
  {
    key: 'surgery',
    name: 'Surgery',
    text: 'Courses for surgeons and senior clinicians.',
    to: '/hands-on-surgical-courses',
  },
];

/** The fields that are taught, each with its coming dates and lowest price. */
export function DisciplineList({ courses }: { courses: readonly CourseSummary[] }) {
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
            <Offer
              prices={courses.filter((c) => c.discipline === key).map((c) => c.enrollment.currentPrice)}
            />
            <ArrowRight className="max-md:hidden" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Offer({ prices }: { prices: readonly number[] }) {
  return (
    <span className="num text-sm">
      {prices.length > 0 ? countText(prices.length, 'date') : 'No date yet'}
      {prices.length > 0 && (
        <span className="block text-muted">from {figureText(eurDecimalText(Math.min(...prices)))}</span>
      )}
    </span>
  );
}
