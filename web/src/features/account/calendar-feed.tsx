import { CalendarPlus } from 'lucide-react';
import type { CalendarFeed as Feed } from '#contracts/accounts/calendar-feed.ts';
import { ConfirmedForm } from '#web/forms/confirmed-form.tsx';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { ACADEMY_ZONE } from '#web/lib/academy-zone.ts';
import { momentIn } from '#web/lib/format.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { LinkToCopy } from '#web/ui/controls/link-to-copy.tsx';
import { KeyValue, KeyValueRow } from '#web/ui/layout/key-value.tsx';

interface CalendarFeedProps {
  feed: Feed | null;
  failureOf: (intent: string) => FormFailure | undefined;
}

/** The address of one’s own calendar feed: made, handed to a calendar, replaced and taken back. */
export function CalendarFeed({ feed, failureOf }: CalendarFeedProps) {
  if (!feed)
    return (
      <div className="grid max-w-[64ch] gap-5 text-md">
        <p>
          Your calendar can keep itself up to date: days of courses in person, live sessions and the end of
          your access to self-paced courses. What is moved or called off changes there too.
        </p>
        <Form intent="make-feed" failure={failureOf('make-feed')} preventScrollReset>
          <SubmitButton busyLabel="Making...">Make a calendar address</SubmitButton>
        </Form>
      </div>
    );
  return (
    <div className="grid gap-8">
      {feed.url === null ? (
        <p className="max-w-[64ch] text-md">
          Your address goes on working where you have added it. It was made with an earlier key of ours and
          cannot be shown again; make a new one to add it elsewhere.
        </p>
      ) : (
        <Address url={feed.url} />
      )}
      <KeyValue layout="wide" className="border-t border-hairline">
        <KeyValueRow term="Made">
          <span className="num">{momentIn(ACADEMY_ZONE, feed.createdAt)}</span>
        </KeyValueRow>
        <KeyValueRow term="Last asked for by a calendar">
          <span className="num">{feed.fetchedAt ? momentIn(ACADEMY_ZONE, feed.fetchedAt) : 'Not yet'}</span>
        </KeyValueRow>
      </KeyValue>
      <div className="flex flex-wrap items-start gap-4">
        <ConfirmedForm
          intent="renew-feed"
          failure={failureOf('renew-feed')}
          label="Make a new address"
          title="Make a new calendar address?"
          cancelLabel="Keep this one"
        >
          The present address stops working at once, in every calendar that has it. Add the new one there.
        </ConfirmedForm>
        <ConfirmedForm
          intent="revoke-feed"
          failure={failureOf('revoke-feed')}
          variant="danger-outline"
          label="Take the address back"
          title="Take your calendar address back?"
          cancelLabel="Keep it"
        >
          It stops working at once, in every calendar that has it. You can make another at any time.
        </ConfirmedForm>
      </div>
    </div>
  );
}

function Address({ url }: { url: string }) {
  return (
    <div className="grid gap-5">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
        <LinkToCopy label="Calendar address" url={url} />
        <div>
          <CopyButton what="Calendar address" text={url} />
        </div>
      </div>
      <p className="max-w-[64ch] text-md text-muted">
        Whoever has this address sees your courses without a login, and nothing else about you. Pass it on
        only to those who may.
      </p>
      <div>
        <ButtonLink variant="primary" to={url.replace(/^https?:/, 'webcal:')} reloadDocument>
          <CalendarPlus aria-hidden="true" className="size-5" />
          Open in your calendar
        </ButtonLink>
      </div>
      <KeyValue layout="wide" className="border-t border-hairline">
        <KeyValueRow term="Google Calendar">
          On a computer: beside “Other calendars” press the plus, choose “From URL” and paste the address. It
          looks for changes about once a day.
        </KeyValueRow>
        <KeyValueRow term="Apple Calendar">
          Press “Open in your calendar”; or, on a Mac, choose File, “New Calendar Subscription” and paste the
          address.
        </KeyValueRow>
        <KeyValueRow term="Outlook">
          Choose “Add calendar”, then “Subscribe from web”, and paste the address.
        </KeyValueRow>
      </KeyValue>
    </div>
  );
}
