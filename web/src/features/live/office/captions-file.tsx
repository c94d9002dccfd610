import { Captions } from 'lucide-react';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '#web/lib/client.ts';
import { Button } from '#web/ui/controls/button.tsx';
import { FileDrop } from '#web/ui/controls/file-drop.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { showToast } from '#web/ui/messages/toast.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';

interface CaptionsFileProps {
  named: { courseId: string; sessionId: string };
  hasCaptions: boolean;
}

/** A file of captions is read here and sent as a text. */
const LARGEST = 4_000_000;

/** Captions come as a file, take the place of those before, and can be taken away. */
export function CaptionsFile({ named, hasCaptions }: CaptionsFileProps) {
  const hasScript = useHasScript();
  const { revalidate } = useRevalidator();
  const [failure, setFailure] = useState('');
  if (!hasScript) return null;

  async function put(captions: string) {
    const answer = await call('putCaptions', { ...named, captions });
    if (!answer.success) return setFailure(answer.issues?.[0]?.message ?? answer.message);
    setFailure('');
    showToast(answer.message, { seconds: 3 });
    await revalidate();
  }
  const read = async (file: File) =>
    file.size > LARGEST ? setFailure(`“${file.name}” is too large for captions.`) : put(await file.text());

  return (
    <div className="grid gap-3">
      <FileDrop
        title={hasCaptions ? 'Captions are shown' : 'Captions'}
        hint={hasCaptions ? 'Another WebVTT file takes their place.' : 'A WebVTT file (.vtt).'}
        accept=".vtt,text/vtt"
        Icon={Captions}
        onFile={(file) => void read(file)}
      />
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {hasCaptions && (
        <div>
          <Button size="sm" onClick={() => void put('')}>
            Take the captions away
          </Button>
        </div>
      )}
    </div>
  );
}
