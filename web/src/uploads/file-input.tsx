import type { Ref } from 'react';
import { ACCEPTED, type FileKind } from '#contracts/course-office/file-rules.ts';

interface FileInputProps {
  /** For the button that opens it. */
  ref: Ref<HTMLInputElement>;
  kind: FileKind;
  label: string;
  multiple?: boolean;
  onChosen: (files: File[]) => void;
}

/** The browser's own choice of files, behind a button; the same file can be chosen twice. */
export function FileInput({ ref, kind, label, multiple, onChosen }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept={ACCEPTED[kind]}
      multiple={multiple}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        onChosen([...(target.files ?? [])]);
        target.value = '';
      }}
    />
  );
}
