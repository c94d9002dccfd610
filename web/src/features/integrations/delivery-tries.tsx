import type { DeliveryTry } from '#contracts/integrations/admin-webhooks.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { outcomeWords, tookWords } from './delivery-words.ts';

/** Newest first, and that one open. */
export function DeliveryTries({ tries }: { tries: readonly DeliveryTry[] }) {
  return (
    <ol aria-label="Tries" className="grid">
      {tries.map((made, index) => (
        <li key={made.number} className="grid gap-2 border-b border-hairline px-5 py-4 last:border-b-0">
          <TryHead made={made} />
          <details open={index === 0}>
            <summary className="cursor-pointer py-1 text-sm">
              Sent and answered
              <span className="sr-only"> by try {made.number}</span>
            </summary>
            <Exchange made={made} />
          </details>
        </li>
      ))}
    </ol>
  );
}

function TryHead({ made }: { made: DeliveryTry }) {
  const { number, problem, startedAt, tookMs, askedBy } = made;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-md">Try {number}</h3>
        <Tag tone={problem ? 'danger' : 'success'}>{problem ? 'failed' : 'delivered'}</Tag>
        <span className="text-sm wrap-anywhere">{outcomeWords(made)}</span>
      </div>
      <p className="num text-xs text-muted">
        <time dateTime={startedAt}>{officeMoment(startedAt)}</time>, took {tookWords(tookMs)},{' '}
        {askedBy === null ? 'by itself' : `asked for by ${askedBy}`}
      </p>
    </div>
  );
}

function Exchange({ made: { url, headers, body, isCut, status } }: { made: DeliveryTry }) {
  return (
    <div className="grid gap-3 pt-2">
      <p className="text-sm wrap-anywhere">
        POST <code>{url}</code>
      </p>
      <KeyValue layout="wide">
        {headers.map(({ name, value }) => (
          <KeyValueRow key={name} term={<code>{name}</code>}>
            <code className="text-xs wrap-anywhere">{value}</code>
          </KeyValueRow>
        ))}
      </KeyValue>
      {status !== null && <Answer body={body} isCut={isCut} />}
    </div>
  );
}

function Answer({ body, isCut }: Pick<DeliveryTry, 'body' | 'isCut'>) {
  const where = isCut ? ', which went on or broke off after this' : '';
  return (
    <div className="grid gap-1">
      <p className="text-xs text-muted">{body ? `The answer${where}` : 'The answer had no text'}</p>
      {body && <pre className="bg-mist p-3 text-xs wrap-anywhere whitespace-pre-wrap">{body}</pre>}
    </div>
  );
}
