import { Link } from 'react-router';
import { useSite } from '#web/lib/site.ts';

/** The name behind its needle; the first word carries the weight. */
export function Brand() {
  const name = useSite()?.brand.name ?? 'Home';
  const [first, ...rest] = name.split(' ');
  return (
    <Link
      to="/"
      className="inline-flex min-h-(--control) items-center gap-2.5 text-[19px] leading-6 tracking-title whitespace-nowrap no-underline before:h-5 before:w-0.75 before:bg-signal before:[print-color-adjust:exact]"
    >
      <span>
        <strong>{first}</strong> {rest.join(' ')}
      </span>
    </Link>
  );
}
