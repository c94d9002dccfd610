import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import type { MailAnswer } from './mail-answer.ts';

/** Sends the form's words to be looked at; nothing is done. */
export const PreviewButton = () => (
  <Button type="submit" name="step" value="preview">
    Preview mail
  </Button>
);

/** The mail as it would arrive, shut off from the page, and whether it went out on trial. */
export function MailPreview({ mailed }: { mailed?: MailAnswer }) {
  if (!mailed) return null;
  const { preview, sentTo } = mailed;
  return (
    <>
      {sentTo && (
        <Notice tone="success" live>
          A test was sent to {sentTo}.
        </Notice>
      )}
      {preview && (
        <figure className="grid gap-2">
          <figcaption className="text-sm">
            <span role="status">
              <span className="text-muted">Subject: </span>
              <strong>{preview.subject}</strong>
            </span>
          </figcaption>
          <iframe
            title="Preview of the mail"
            srcDoc={preview.html}
            sandbox=""
            className="h-96 w-full border border-hairline bg-paper"
          />
        </figure>
      )}
    </>
  );
}
