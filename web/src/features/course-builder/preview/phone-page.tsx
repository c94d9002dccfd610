import type { PreviewLink } from '#contracts/course-builder/preview.ts';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import type { FormFailure } from '#web/forms/use-form-issues.ts';
import { LinkToCopy } from '#web/ui/controls/link-to-copy.tsx';
import { Sheet } from '#web/ui/layout/panel.tsx';
import { QrCode } from '#web/ui/pictures/qr-code.tsx';
import { END, LINK_LEAD, MADE, MADE_TEXT, MAKE, NO_LINKS, untilWords } from './preview-link-words.ts';

type MadeLink = { url: string; link: PreviewLink };

interface PhonePageProps {
  links: readonly PreviewLink[];
  made: MadeLink | null;
  failure: FormFailure | undefined;
}

/** Links to a preview: one is made, shown to a camera, and taken back. */
export const PhonePage = ({ links, made, failure }: PhonePageProps) => (
  <div className="grid items-start gap-4 lg:grid-cols-2">
    <div className="grid gap-4">
      <Sheet title="A link of one hour">
        <div className="grid gap-4 text-md">
          <p>{LINK_LEAD}</p>
          <Form intent="make" failure={failure}>
            <SubmitButton size="sm" busyLabel="Making...">
              {MAKE}
            </SubmitButton>
          </Form>
        </div>
      </Sheet>
      {made && <Made {...made} />}
    </div>
    <Sheet title="Links that lead there now" flush>
      {links.length > 0 ? (
        <ul className="num divide-y divide-hairline px-5">
          {links.map((link) => (
            <li key={link.linkId} className="flex flex-wrap items-center justify-between gap-3 py-3 text-md">
              <p>
                <bdi>{link.by}</bdi>, {untilWords(link.endsAt)}
              </p>
              <Form intent={intentOn('end', link.linkId)}>
                <SubmitButton
                  size="sm"
                  variant="danger-outline"
                  aria-label={`${END} the link ${untilWords(link.endsAt)}`}
                >
                  {END}
                </SubmitButton>
              </Form>
            </li>
          ))}
        </ul>
      ) : (
        <p className="p-5 text-md text-muted">{NO_LINKS}</p>
      )}
    </Sheet>
  </div>
);

const Made = ({ url, link }: MadeLink) => (
  <Sheet opened title={MADE}>
    <div className="grid justify-items-start gap-4 text-md">
      <QrCode text={url} label="Leads to the preview" className="w-full max-w-64" />
      <p className="num">
        It leads there {untilWords(link.endsAt)}. {MADE_TEXT}
      </p>
      <LinkToCopy label="Address of the preview" url={url} />
    </div>
  </Sheet>
);
