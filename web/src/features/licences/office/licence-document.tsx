import type { LicenceFacts } from '#contracts/licences/licences.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { sizeText } from '#web/uploads/file-words.ts';

/** The document: a picture is shown, a PDF is saved, since it comes from a stranger and is not opened among our pages. */
export function LicenceDocument({ file, of }: { file: LicenceFacts['file']; of: string }) {
  if (!file) return <p>The document is gone: its person was erased.</p>;
  return (
    <div className="grid justify-items-start gap-4">
      {file.type !== 'application/pdf' && (
        <img
          src={file.url}
          alt={`License of ${of}`}
          className="max-h-200 max-w-full border border-hairline"
        />
      )}
      <ButtonLink to={file.url} reloadDocument download={file.name}>
        Save the document
      </ButtonLink>
      <p className="num text-sm text-muted wrap-anywhere">
        <bdi>{file.name}</bdi>, {sizeText(file.bytes)}
      </p>
    </div>
  );
}
