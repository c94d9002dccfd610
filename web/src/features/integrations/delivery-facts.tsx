import type { OneDelivery, Webhook } from '#contracts/integrations/admin-webhooks.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { officeMoment } from '#web/lib/office-time.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { CodeBlock } from './code-block.tsx';
import { DeliveryState } from './delivery-state.tsx';
import { canSendAgain, prettyJson } from './delivery-words.ts';
import { deliveryList, deliveryPath } from './webhook-view.ts';

interface DeliveryProps {
  webhook: Webhook;
  delivery: OneDelivery;
}

export function DeliveryFacts({ webhook, delivery }: DeliveryProps) {
  const { _id, at, tries, nextTryAt, askedBy } = delivery;
  return (
    <Sheet title="State">
      <KeyValue>
        <KeyValueRow term="State">
          <DeliveryState delivery={delivery} />
        </KeyValueRow>
        <KeyValueRow term="Message">
          <code className="text-xs wrap-anywhere">msg_{_id}</code>
        </KeyValueRow>
        <KeyValueRow term="Happened">{officeMoment(at)}</KeyValueRow>
        <KeyValueRow term="Tries">{tries}</KeyValueRow>
        <KeyValueRow term="Next try">
          {nextTryAt ? `${officeMoment(nextTryAt)}${askedBy ? `, asked for by ${askedBy}` : ''}` : 'None'}
        </KeyValueRow>
        <KeyValueRow term="Webhook">
          <TextLink to={deliveryList(webhook._id).path} className="wrap-anywhere">
            {webhook.url}
          </TextLink>
        </KeyValueRow>
      </KeyValue>
    </Sheet>
  );
}

/** The message as it is read; copied it is as it was signed, byte for byte. */
export function Payload({ body }: { body: string }) {
  return (
    <Sheet title="Payload" actions={<CopyButton what="Payload" text={body} />}>
      <CodeBlock label="Payload" text={prettyJson(body)} />
      <p className="mt-2 text-xs text-muted">
        Sent and signed on one line, without the spaces, as it is copied.
      </p>
    </Sheet>
  );
}

export function SendAgain({ webhook, delivery, failure }: DeliveryProps & { failure?: FormFailure }) {
  const isEnabled = webhook.disabledAt === null;
  return (
    <Sheet title="Send again">
      {canSendAgain(delivery) && isEnabled ? (
        <Form intent="replay" failure={failure} className="grid gap-4">
          <p className="text-sm text-muted">
            It is sent under the same id, so that a receiver which has had it can leave it.
          </p>
          <SubmitButton variant="outline" size="sm" className="justify-self-start">
            Send again
          </SubmitButton>
        </Form>
      ) : (
        <div className="grid gap-4">
          <p className="text-sm text-muted">
            {isEnabled
              ? 'It waits for its next try, which comes by itself.'
              : 'Nothing is sent while the webhook is disabled.'}
          </p>
          <ButtonLink
            to={isEnabled ? deliveryPath(webhook._id, delivery._id) : deliveryList(webhook._id).path}
            size="sm"
            className="justify-self-start"
          >
            {isEnabled ? 'Load again' : 'Open the webhook'}
          </ButtonLink>
        </div>
      )}
    </Sheet>
  );
}
