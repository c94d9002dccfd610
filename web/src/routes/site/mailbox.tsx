import { Form } from '#web/forms/form.tsx';
import { instantIn } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { SearchField } from '#web/ui/controls/search-field.tsx';
import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { EmptyState } from '#web/ui/messages/empty-state.tsx';
import type { Route } from './+types/mailbox';

const MAILBOX = '/dev/mailbox';

/** What changes with every mail must not be cached, so it is asked for as a person's own page. */
export const loader = async (args: Route.LoaderArgs) => {
  const { searchParams } = new URL(args.request.url);
  const to = (searchParams.get('to') ?? '').trim();
  const before = searchParams.get('before') || undefined;
  const { mails, hasMore } = requireAnswer(await personalApi(args).call('listMailbox', { to, before }));
  return { to, before, mails, hasMore };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Mailbox', description: 'Mails that the demo has kept instead of sending.' }),
  { name: 'robots', content: 'noindex' },
];

export default function Mailbox({ loaderData: { to, before, mails, hasMore } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="Mailbox"
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'Mailbox' }]}
        lead="In demo mode mails are kept here instead of being sent. The newest is first."
      />
      <Form method="get" action={MAILBOX} className="mb-6 flex gap-2">
        <SearchField
          key={to}
          name="to"
          label="Address"
          placeholder="Part of an address"
          defaultValue={to}
          maxLength={254}
          className="min-w-0 flex-[0_1_24rem]"
        />
        <Button type="submit">Search</Button>
      </Form>
      {mails.length === 0 && <NoMails to={to} />}
      {mails.map((mail, index) => (
        <article key={mail._id} aria-label={mail.subject}>
          <Disclosure
            defaultOpen={index === 0}
            summary={
              <span className="grid gap-1">
                {mail.subject}
                <span className="num text-sm font-normal text-muted">
                  To {mail.to} · {instantIn('UTC', mail.sentAt)} UTC
                </span>
              </span>
            }
          >
            <MailBody mail={mail} />
          </Disclosure>
        </article>
      ))}
      <Pages to={to} before={before} older={hasMore ? mails.at(-1)?._id : undefined} />
    </main>
  );
}

const NoMails = ({ to }: { to: string }) =>
  to ? (
    <EmptyState title="No mail to such an address" actions={<ButtonLink to={MAILBOX}>All mails</ButtonLink>}>
      Nothing that is kept here went to “{to}”.
    </EmptyState>
  ) : (
    <EmptyState title="No mail yet">A confirmation or a login link will be here.</EmptyState>
  );

interface PagesProps {
  to: string;
  before: string | undefined;
  /** The last mail of a page that is not the last. */
  older: string | undefined;
}

function Pages({ to, before, older }: PagesProps) {
  if (!before && !older) return null;
  const pathOf = (page: Record<string, string>) =>
    `${MAILBOX}?${new URLSearchParams({ ...(to && { to }), ...page })}`;
  return (
    <nav aria-label="Pages" className="mt-6 flex gap-3">
      {before && <ButtonLink to={pathOf({})}>Newest mails</ButtonLink>}
      {older && <ButtonLink to={pathOf({ before: older })}>Older mails</ButtonLink>}
    </nav>
  );
}

type Mail = Route.ComponentProps['loaderData']['mails'][number];

/** Links of a mail open in the window around it; nothing else of it reaches the page. */
function MailBody({ mail }: { mail: Mail }) {
  return (
    <div className="grid gap-4">
      <p className="text-sm">From {mail.from}</p>
      {mail.html && (
        <iframe
          title={`HTML of ${mail.subject}`}
          srcDoc={`<base target="_top">${mail.html}`}
          sandbox="allow-top-navigation-by-user-activation"
          loading="lazy"
          className="h-150 w-full border border-hairline bg-paper"
        />
      )}
      <h2 className="text-md">Plain text</h2>
      <pre className="text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">{mail.text}</pre>
    </div>
  );
}
