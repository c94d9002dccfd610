import type { LicenceFacts } from '#contracts/licences/licences.ts';
import { longDay } from '#web/lib/format.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { goodUntil, LICENCE_STATES } from './licence-words.ts';

interface LicenceListProps {
  label: string;
  licences: readonly LicenceFacts[];
}

/** Licences with what has become of each, the newest first. */
export function LicenceList({ label, licences }: LicenceListProps) {
  return (
    <ul aria-label={label} className="grid">
      {licences.map((licence) => (
        <li key={licence._id} className="border-t border-hairline py-3.5 first:border-t-0 first:pt-0">
          <LicenceLines licence={licence} />
        </li>
      ))}
    </ul>
  );
}

function LicenceLines({ licence }: { licence: LicenceFacts }) {
  const { profession, number, body, country, expiresOn, state, reason, handedInAt, file } = licence;
  const { word, lamp } = LICENCE_STATES[state];
  return (
    <div className="grid gap-1 text-md">
      <Lamp kind={lamp}>{word}</Lamp>
      <p className="wrap-anywhere">
        <strong>{profession}</strong>
        {number && (
          <>
            , <span className="num">{number}</span>
          </>
        )}
      </p>
      <p className="text-sm text-muted wrap-anywhere">
        {body && `${body}, `}
        {country}. <span className="num">{goodUntil(expiresOn, longDay)}.</span>
      </p>
      <p className="num text-sm text-muted wrap-anywhere">
        Handed in {officeMoment(handedInAt)}
        {file && (
          <>
            {', '}
            <a href={file.url} target="_blank" rel="noreferrer">
              <bdi>{file.name}</bdi>
            </a>
          </>
        )}
      </p>
      {reason && (
        <p dir="auto" className="max-w-[65ch] whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      )}
    </div>
  );
}
