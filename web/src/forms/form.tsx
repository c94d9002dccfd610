import { type ComponentProps, createContext, useContext, useEffect, useEffectEvent, useRef } from 'react';
import { type FetcherWithComponents, Form as RouterForm, useNavigation } from 'react-router';
import { Button } from '#web/ui/controls/button.tsx';
import { ErrorSummary } from '#web/ui/controls/error-summary.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { IdempotencyKey } from './idempotency-key.tsx';
import { intentOf } from './intent.ts';
import { LoginOver } from './login-over.tsx';
import type { FormFailure } from './use-form-issues.ts';

type FormProps = Omit<ComponentProps<typeof RouterForm>, 'method' | 'noValidate'> & {
  method?: 'get' | 'post';
  /** Which of the page's acts this is; the route's action reads it from `_action`. */
  intent?: string;
  failure?: FormFailure;
  idempotencyKey?: string;
  /** Without one the submission is a navigation. */
  fetcher?: FetcherWithComponents<unknown>;
  /** Told once the page is alive, with the form as it stands: what was entered before that has told nobody. */
  onAlive?: (form: HTMLFormElement) => void;
};

const Busy = createContext(false);

/**
 * A real form: without a script the browser posts it and the page comes back with issues and values.
 * The browser's own bubbles are off, because the server's words are the specified ones.
 */
export function Form(props: FormProps) {
  const { method = 'post', intent, failure, idempotencyKey, fetcher, onAlive, children, ...form } = props;
  const element = useRef<HTMLFormElement>(null);
  const busy = useBusy(fetcher, { method, intent });
  const Element = fetcher?.Form ?? RouterForm;
  const tellAlive = useEffectEvent(() => {
    if (element.current) onAlive?.(element.current);
  });
  // A choice that was made before the script was there has raised no event that anybody heard.
  useEffect(() => tellAlive(), []);
  return (
    <Busy value={busy}>
      <Element {...form} ref={element} method={method} noValidate aria-busy={busy || undefined}>
        {intent && <input type="hidden" name="_action" value={intent} />}
        {idempotencyKey && <IdempotencyKey value={idempotencyKey} />}
        <FailureNotice failure={failure} className="mb-8 [form.grid>&]:mb-0" />
        {children}
      </Element>
      {failure?.isLoginOver && (
        <LoginOver failure={failure} onLoggedIn={() => element.current?.requestSubmit()} />
      )}
    </Busy>
  );
}

interface FailureNoticeProps {
  failure: FormFailure | undefined;
  className: string;
}

/** For a form on whose ground it could not be read: stands before it. */
export function FailureNotice({ failure, className }: FailureNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  const { issues, message } = failure ?? {};

  // A form in a box that scrolls, as in a dialog on a small screen, may have its beginning out of sight.
  useEffect(() => {
    if (failure) box.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);

  if (!issues?.length && !message) return null;
  return (
    <div ref={box} className={className}>
      {issues?.length ? (
        <ErrorSummary issues={issues} />
      ) : (
        <Notice tone="danger" live>
          {message}
        </Notice>
      )}
    </div>
  );
}

/** Another form of the page may be under way, a search beside a post too: neither of the two is the other. */
function useBusy(
  fetcher: FetcherWithComponents<unknown> | undefined,
  { method, intent = '' }: { method: 'get' | 'post'; intent: string | undefined },
): boolean {
  const navigation = useNavigation();
  const { state, formData, formMethod } = fetcher ?? navigation;
  if (state === 'idle' || formData === undefined) return false;
  return formMethod?.toLowerCase() === method && intentOf(formData) === intent;
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'busy'> & {
  /** Truly disabled while the form is under way, at the price of the focus; the others only say that they are. */
  disabledWhileBusy?: boolean;
};

/** Knows by itself when its form is under way. */
export function SubmitButton({ variant = 'primary', disabledWhileBusy, ...button }: SubmitButtonProps) {
  const busy = useContext(Busy);
  const disabled = button.disabled || (disabledWhileBusy && busy);
  return <Button {...button} type="submit" variant={variant} busy={busy} disabled={disabled} />;
}
