import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { TextField } from '#web/ui/controls/text-field.tsx';
import { isAddress } from './text-extensions.ts';
import { TEXT } from './text-words.ts';

interface LinkFormProps {
  editor: Editor;
  close: () => void;
}

/** Where the selected words lead. It is no form of its own: it may stand within one. */
export function LinkForm({ editor, close }: LinkFormProps) {
  const id = useId();
  const [href, setHref] = useState<string>(editor.getAttributes('link').href ?? '');
  const [error, setError] = useState('');
  // It was opened to be written in; the field of the kit keeps its reference to itself.
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const words = () => editor.chain().focus().extendMarkRange('link');
  function set() {
    const address = href.trim();
    if (!isAddress(address)) return setError(TEXT.badLink);
    words().setLink({ href: address }).run();
    close();
  }
  function unset() {
    words().unsetLink().run();
    close();
  }
  return (
    <div className="flex flex-col gap-2 p-2">
      <TextField
        name={id}
        label={TEXT.address}
        type="url"
        value={href}
        error={error}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          set();
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="primary" onClick={set}>
          {TEXT.setLink}
        </Button>
        {editor.isActive('link') && (
          <Button size="sm" onClick={unset}>
            {TEXT.unsetLink}
          </Button>
        )}
      </div>
    </div>
  );
}
