import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Figure } from '#web/ui/instruments/figure.tsx';
import { Lamp } from '#web/ui/instruments/lamp.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import type { Item } from './readiness-words.ts';

interface ReadinessListProps {
  items: readonly Item[];
  /** Of the settings that are shown. */
  version: number;
  failureOf: (intent: string) => FormFailure | undefined;
}

/** How much of it is done, and each with what shows it or what settles it. */
export function ReadinessList({ items, version, failureOf }: ReadinessListProps) {
  const done = items.filter(({ isDone }) => isDone).length;
  const isReady = done === items.length;
  return (
    <Sheet flush>
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2 border-b border-hairline px-5 py-6">
        <Figure size="xl" proportional>
          {done} of {items.length}
        </Figure>
        <p className="max-w-[44ch] text-muted">
          {isReady
            ? 'Nothing is left: real people can buy.'
            : 'Each is settled by what has happened, and shows when.'}
        </p>
      </div>
      <ul className="grid">
        {items.map((item) => (
          <li key={item.key} className="border-b border-hairline px-5 py-5 last:border-b-0">
            <OneItem item={item} version={version} failure={item.press && failureOf(item.press.act)} />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface OneItemProps {
  item: Item;
  version: number;
  failure: FormFailure | undefined;
}

function OneItem({ item, version, failure }: OneItemProps) {
  const { title, isDone, text, facts } = item;
  return (
    <div className="grid gap-x-6 gap-y-3 md:grid-cols-[6rem_minmax(0,1fr)_auto]">
      <p className="text-sm md:pt-0.5">
        <Lamp kind={isDone ? 'completed' : 'draft'}>{isDone ? 'Done' : 'Left'}</Lamp>
      </p>
      <div className="grid min-w-0 content-start gap-1.5">
        <h2 className="text-md font-strong">{title}</h2>
        <p className="max-w-[68ch] text-sm text-pretty wrap-anywhere text-muted">{text}</p>
        {facts.length > 0 && (
          <KeyValue layout="wide" className="mt-1 max-w-[68ch] border-t border-hairline">
            {facts.map(([term, value]) => (
              <KeyValueRow key={term} term={term}>
                <span className="wrap-anywhere">{value}</span>
              </KeyValueRow>
            ))}
          </KeyValue>
        )}
      </div>
      <Acts item={item} version={version} failure={failure} />
    </div>
  );
}

function Acts({ item: { press, link, title }, version, failure }: OneItemProps) {
  if (!press && !link) return null;
  return (
    <div className="flex flex-wrap content-start gap-2 md:justify-end">
      {link && (
        <ButtonLink to={link.to} size="sm" aria-label={`${link.label}: ${title}`}>
          {link.label}
        </ButtonLink>
      )}
      {press && (
        <Form intent={press.act} failure={failure} className="grid gap-3">
          {press.act === 'taxes' && <input type="hidden" name="version" value={version} />}
          <SubmitButton size="sm" variant="outline">
            {press.label}
          </SubmitButton>
        </Form>
      )}
    </div>
  );
}
