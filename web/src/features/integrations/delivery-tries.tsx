import type { DeliveryTry } from '#contracts/integrations/admin-webhooks.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { CodeBlock } from './code-block.tsx';
import { tookWords } from './delivery-words.ts';
import { Outcome } from './outcome.tsx';

/** Newest first, and that one open. */
export function DeliveryTries({ tries }: { tries: readonly DeliveryTry[] }) {
  return (
    <ol aria-label="Tries" className="grid">
      {tries.map((made, index) => (
        <li key={made.number} className="grid gap-2 border-b border-hairline px-5 py-4 last:border-b-0">
          <TryHead made={made} />
          <Disclosure
            wide
            defaultOpen={index === 0}
            summary={
              <span className="text-sm">
                Sent and answered
                <span className="sr-only"> by try {made.number}</span>
              </span>
            }
          >
            <Exchange made={made} />
          </Disclosure>
        </li>
      ))}
    </ol>
  );
}

function TryHead({ made }: { made: DeliveryTry }) {
  const { number, status, problem, startedAt, tookMs, askedBy } = made;
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="text-md">Try {number}</h3>
        <Tag tone={problem ? 'danger' : 'success'}>{problem ? 'failed' : 'delivered'}</Tag>
        <span className="text-sm wrap-anywhere">
          <Outcome status={status} problem={problem} />
        </span>
      </div>
      <p className="num text-xs text-muted">
        <time dateTime={startedAt}>{officeMoment(startedAt)}</time>, took {tookWords(tookMs)},{' '}
        {askedBy === null ? 'by itself' : `asked for by ${askedBy}`}
      </p>
    </div>
  );
}

function Exchange({ made: { number, url, headers, body, isCut, status } }: { made: DeliveryTry }) {
  const sent = [`POST ${url}`, ...headers.map(({ name, value }) => `${name}: ${value}`)];
  return (
    <div className="grid gap-3">
      <CodeBlock label={`Headers of try ${number}`} text={sent.join('\n')} />
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
