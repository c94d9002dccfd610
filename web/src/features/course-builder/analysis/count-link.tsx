import { TextLink } from '#web/ui/navigation/link.tsx';

interface CountLinkProps {
  count: number;
  /** What it counts: "have seen slide 3". */
  label: string;
  to: string;
}

/** A number that leads to its rows; nobody has none. */
export function CountLink({ count, label, to }: CountLinkProps) {
  if (count === 0) return <span className="num text-muted">0</span>;
  return (
    <TextLink to={to} className="num" aria-label={`${count} ${label}`}>
      {count.toLocaleString('en')}
    </TextLink>
  );
}
