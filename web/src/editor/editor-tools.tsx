import { Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/controls/button.tsx';

interface EditorToolsProps {
  preview?: () => void;
  children: ReactNode;
}

export function EditorTools({ preview, children }: EditorToolsProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-end gap-2 max-md:[&>:is(a,button)]:grow">
      {children}
      {preview && (
        <Button size="sm" onClick={preview}>
          <Eye />
          Preview page
        </Button>
      )}
    </div>
  );
}
