import { instantIn } from '#web/lib/format.ts';
import { pageMeta } from '#web/lib/meta.ts';
import { personalApi, requireAnswer } from '#web/lib/page.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { Route } from './+types/mailbox';

/** What changes with every mail must not be cached, so it is asked for as a person's own page. */
export const loader = async (args: Route.LoaderArgs) => {
  const { mails } = requireAnswer(await personalApi(args).call('listMailbox', {}));
  return { mails };
};

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageMeta(matches, { title: 'Mailbox', description: 'Mails that the demo has kept instead of sending.' }),
  { name: 'robots', content: 'noindex' },
];

export default function Mailbox({ loaderData: { mails } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap pb-(--s9)">
      <PageHeader
        title="Mailbox"
        breadcrumbs={[{ label: 'Home', to: '/' }, { label: 'Mailbox' }]}
        lead="In demo mode mails are kept here instead of being sent. The newest is first."
      />
      {mails.length === 0 && (
        <EmptyState title="No mail yet">A confirmation or a login link will be here.</EmptyState>
      )}
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
    </main>
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
          className="h-150 w-full border border-hairline bg-paper"
        />
      )}
      <h2 className="text-md">Plain text</h2>
      <pre className="text-sm whitespace-pre-wrap [overflow-wrap:anywhere]">{mail.text}</pre>
    </div>
  );
}
