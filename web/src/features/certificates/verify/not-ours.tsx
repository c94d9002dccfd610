import { useSite } from '#web/lib/site.ts';
import { Section } from '#web/ui/layout/section.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

/** Nobody is accused: a number is more often misread than invented. */
export function NotOurs({ likely }: { likely: string | null }) {
  const site = useSite();
  return (
    <Section title="Before you decide" className="border-t-0! pt-(--s6)!">
      <ul className="grid list-['–__'] gap-3 ps-4">
        <li>
          Read the number again, sign by sign: B and 8, S and 5, Z and 2 are easily taken for each other.{' '}
          {likely && (
            <TextLink to={`/verify/${likely}`} className="whitespace-nowrap">
              Try {likely}
            </TextLink>
          )}
        </li>
        <li>Scan the QR code instead of typing.</li>
        <li>
          A certificate that was given before has another kind of number.{' '}
          {site && <a href={`mailto:${site.contact.email}`}>Ask the course office</a>}.
        </li>
      </ul>
    </Section>
  );
}
