import { officeMoment } from '#web/lib/office-time.ts';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { PRIVACY_WORDS as words } from './privacy-words.ts';

interface Consent {
  what: 'terms' | 'newsletter';
  version: string;
  at: string;
  reference: string;
}

export function Consents({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return <p>{words.none}</p>;
  return (
    <ul className="grid gap-3">
      {consents.map(({ what, version, at, reference }) => (
        <li key={`${what} ${at} ${reference}`}>
          {what === 'terms' ? (
            <>
              Terms of <span className="num">{version}</span>, with order{' '}
              <TextLink to={`/orders/${reference}`}>{reference}</TextLink>
            </>
          ) : (
            'News by email'
          )}
          , <span className="num">{officeMoment(at)}</span>
        </li>
      ))}
    </ul>
  );
}
