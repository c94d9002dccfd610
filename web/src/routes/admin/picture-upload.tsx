import { useRef, useState } from 'react';
import { ACCEPTED } from '#contracts/course-office/file-rules.ts';
import { limitsText, refusal } from '#web/features/course-form/upload/check-files.ts';
import { sendFiles } from '#web/features/course-form/upload/send-files.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';

interface PictureUploadProps {
  onStored: (url: string) => void;
}

function PictureUpload({ onStored }: PictureUploadProps) {
  const hasScript = useHasScript();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (!hasScript) return null;

  async function send(file: File) {
    const reasons = refusal('image', [file], 1);
    setProblem(reasons);
    if (reasons) return;
    setIsBusy(true);
    const { signal } = new AbortController();
    const sent = await sendFiles('main-image', [file], { signal, onProgress: () => {} });
    setIsBusy(false);
    if (sent.result === 'stored') onStored(sent.files[0]?.url ?? '');
    else if (sent.result === 'refused') setProblem(`Failed to upload the picture: ${sent.message}`);
  }

  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button size="sm" busy={isBusy} busyLabel="Uploading" onClick={() => input.current?.click()}>
          Upload a picture
        </Button>
        <span className="text-xs leading-4.5 text-muted">{limitsText('image')}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED.image}
        aria-label="Picture"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) send(file);
          target.value = '';
        }}
      />
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </div>
  );
}

/** Handed to forms that do not know how files are sent. */
export const pictureUpload = (stored: (url: string) => void) => <PictureUpload onStored={stored} />;
