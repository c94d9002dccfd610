import { useRef } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

interface TextFileButtonProps {
  accept: string;
  label: string;
  onText: (text: string) => void;
}

/** Reads a small file of words in the browser; it is sent nowhere. */
export function TextFileButton({ accept, label, onText }: TextFileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="sm" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={async ({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onText(await file.text());
        }}
      />
    </>
  );
}
