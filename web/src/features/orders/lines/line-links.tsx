import type { OrderLineDetail } from '#contracts/orders/orders.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';

const LABELS = [
  ['learning', 'Start learning'],
  ['calendar', 'Add to calendar'],
  ['course', 'Course details'],
] as const;

/** Where one goes on from a course of an order; each says of which where there are several. */
export function LineLinks({ line: { links, course } }: { line: OrderLineDetail }) {
  const given = LABELS.flatMap(([name, label]) => {
    const to = links[name];
    return to ? [{ to, label, isFile: name === 'calendar' }] : [];
  });
  if (given.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-wrap gap-x-8">
      {given.map(({ to, label, isFile }) => (
        <li key={label}>
          <TextLink
            to={to}
            look="standalone"
            reloadDocument={isFile}
            aria-label={`${label}: ${course.title}`}
          >
            {label}
          </TextLink>
        </li>
      ))}
    </ul>
  );
}
