interface LinkToCopyProps {
  label: string;
  url: string;
  /** It is what the reader came for: the cursor goes there. */
  isSelected?: boolean;
}

/** A link as text: selected as soon as somebody goes there, also where the clipboard is closed to pages. */
export function LinkToCopy({ label, url, isSelected }: LinkToCopyProps) {
  return (
    <input
      readOnly
      ref={isSelected ? (box) => box?.focus() : undefined}
      aria-label={label}
      value={url}
      onFocus={(event) => event.currentTarget.select()}
      className="input num"
    />
  );
}
