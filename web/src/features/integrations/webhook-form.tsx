import type { Webhook } from '#contracts/integrations/admin-webhooks.ts';
import {
  WEBHOOK_EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from '#contracts/integrations/webhook-events.ts';
import { enteredTick } from '#web/forms/entered-tick.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { OwnPassword } from '#web/forms/own-password.tsx';
import { type FormFailure, type FormIssues, useFormIssues } from '#web/forms/use-form-issues.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { Checkbox } from '#web/ui/controls/checkbox.tsx';
import { FieldError, FieldGrid } from '#web/ui/controls/field.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { eventBox } from './read-webhook.ts';

interface WebhookFormProps {
  /** The one that is changed; else it is a new one. */
  webhook?: Webhook;
  failure: FormFailure | undefined;
  cancelTo: string;
}

export function WebhookForm({ webhook, failure, cancelTo }: WebhookFormProps) {
  const form = useFormIssues(failure);
  return (
    <Sheet title={webhook ? 'Change the webhook' : 'New webhook'} opened>
      <Form intent={webhook ? 'save' : 'make'} failure={failure} className="grid gap-5">
        {webhook && <input type="hidden" name="updatedAt" value={webhook.updatedAt} />}
        <FieldGrid>
          <TextField
            label="Address"
            type="url"
            maxLength={500}
            autoComplete="off"
            hint="As in https://example.com/hook. It has to be reachable from the internet."
            {...form.field('url', webhook?.url)}
          />
          <OwnPassword form={form} id="webhook-password" />
        </FieldGrid>
        <EventBoxes form={form} chosen={webhook?.events ?? []} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton>{webhook ? 'Save' : 'Make the webhook'}</SubmitButton>
          <ButtonLink to={cancelTo}>Cancel</ButtonLink>
        </div>
      </Form>
    </Sheet>
  );
}

const nounOf = (event: WebhookEvent) => event.split('.')[0] ?? '';
const byNoun = [...Map.groupBy(WEBHOOK_EVENT_NAMES, nounOf)];

function EventBoxes({ form, chosen }: { form: FormIssues; chosen: readonly string[] }) {
  return (
    <fieldset id="events" tabIndex={-1} className="min-w-0">
      <legend className="text-sm font-strong">What it is told of</legend>
      <FieldError id="events" error={form.errorOf('events')} />
      {byNoun.map(([noun, events]) => (
        <div key={noun} className="grid border-b border-hairline py-1 md:grid-cols-2 md:gap-x-6">
          {events.map((event) => (
            <Checkbox
              key={event}
              name={eventBox(event)}
              label={WEBHOOK_EVENTS[event].words}
              hint={<code>{event}</code>}
              defaultChecked={enteredTick(form, eventBox(event), chosen.includes(event))}
            />
          ))}
        </div>
      ))}
    </fieldset>
  );
}
