import { CopyButton } from '#web/ui/controls/copy-button.tsx';
import { LinkToCopy } from '#web/ui/controls/link-to-copy.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';

interface SecretOnceProps {
  /** As in "API key copied". */
  what: string;
  message: string;
  secret: string;
}

/** It stands in this page alone: nobody can be shown it again. */
export function SecretOnce({ what, message, secret }: SecretOnceProps) {
  return (
    <div className="grid gap-3">
      <Notice tone="success" live>
        {message}
      </Notice>
      <div className="flex flex-wrap items-center gap-3">
        <div className="min-w-0 flex-1 basis-80">
          <LinkToCopy label={what} url={secret} />
        </div>
        <CopyButton what={what} text={secret} />
      </div>
    </div>
  );
}
