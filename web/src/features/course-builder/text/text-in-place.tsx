import { lazy, Suspense } from 'react';
import { SlideText } from '#web/slides/slide-text.tsx';
import { Button } from '#web/ui/controls/button.tsx';
import { Notice } from '#web/ui/messages/notice.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';
import { onceOnline } from '../once-online.ts';
import type { TextEditorProps } from './text-editor.tsx';
import { NO_EDITOR } from './text-words.ts';

// The editor is larger than all that is drawn, and no server draws it. A line that breaks while it comes ends nothing else.
const TextEditor = lazy(() =>
  onceOnline(() => import('./text-editor.tsx')).catch(() => ({ default: WithoutEditor })),
);

/** Words of a slide where they are shown; until the editor has come they can be read. */
export function TextInPlace(props: TextEditorProps) {
  const shown = <SlideText>{props.text}</SlideText>;
  return useHasScript() ? (
    <Suspense fallback={shown}>
      <TextEditor {...props} />
    </Suspense>
  ) : (
    shown
  );
}

/** The browser asks for it again only with the whole page; what was written is kept until then. */
function WithoutEditor({ text }: TextEditorProps) {
  const again = (
    <Button size="sm" onClick={() => location.reload()}>
      {NO_EDITOR.again}
    </Button>
  );
  return (
    <>
      <SlideText>{text}</SlideText>
      <Notice tone="warning" live title={NO_EDITOR.title} action={again}>
        {NO_EDITOR.words}
      </Notice>
    </>
  );
}
