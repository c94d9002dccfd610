import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { Form, SubmitButton } from '#web/forms/form.tsx';
import { intentOn } from '#web/forms/intent.ts';
import { failureOf } from '#web/forms/submission.ts';
import { LinkToCopy } from '#web/ui/controls/link-to-copy.tsx';
import { showToast } from '#web/ui/messages/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** What the page's action answers to Copy Link. */
export interface CopiedLink {
  copied: { _id: string; fullUrl: string };
}

const isCopied = (answer: unknown): answer is CopiedLink =>
  typeof answer === 'object' && answer !== null && 'copied' in answer;

/** The link that a page without scripts was answered with. */
export const findCopied = (answer: unknown) => (isCopied(answer) ? answer.copied : undefined);

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** The server hands out the link, because it keeps who took it; where the clipboard is closed it is shown selected. */
export function CopyLink({ one }: { one: { _id: string; caseId: string } }) {
  const fetcher = useFetcher<unknown>();
  const [shown, setShown] = useState<string>();
  const { data } = fetcher;
  const intent = intentOn('copy', one._id);

  // The clipboard and the toasts lie outside of the page, and the answer comes when no event is at hand.
  useEffect(() => {
    const copied = findCopied(data);
    const failure = failureOf(data, intent);
    if (failure) showToast('Failed to copy link', { tone: 'danger', detail: failure.message });
    if (!copied) return;
    writeToClipboard(copied.fullUrl).then((isWritten) => {
      if (isWritten) showToast('Link copied to clipboard!', { seconds: 3 });
      else setShown(copied.fullUrl);
    });
  }, [data, intent]);

  return (
    <>
      <Form fetcher={fetcher} intent={intent}>
        <SubmitButton size="sm" variant="outline" aria-label={`Copy Link: ${one.caseId}`}>
          Copy Link
        </SubmitButton>
      </Form>
      {shown && (
        <Dialog title="Copy this link" open onOpenChange={() => setShown(undefined)}>
          <p className="text-muted">
            The browser does not let this page write to the clipboard. The link is selected: copy it from
            here.
          </p>
          <LinkToCopy label="Payment link" url={shown} isSelected />
        </Dialog>
      )}
    </>
  );
}
