import { FileDown } from 'lucide-react';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { WORDS } from './import-words.ts';

interface ExportLinkProps {
  courseId: string;
  /** Of a version; of what is being written where it is left out. */
  version?: number;
}

/** The whole course as one file. */
export function ExportLink({ courseId, version }: ExportLinkProps) {
  const asked = version === undefined ? '' : `?version=${version}`;
  return (
    <ButtonLink
      to={`/admin-courses/selfpaced/api/${courseId}/export${asked}`}
      reloadDocument
      download
      size="sm"
      title={WORDS.exportHint}
    >
      <FileDown aria-hidden="true" className="size-4" />
      {WORDS.export}
    </ButtonLink>
  );
}
