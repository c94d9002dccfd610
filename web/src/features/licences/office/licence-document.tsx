import type { LicenceFacts } from '#contracts/licences/licences.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';
import { sizeText } from '#web/uploads/file-words.ts';

/**
 * The document beside what it is compared with. Of a PDF nothing runs, loads or leads anywhere, which the server says where it
 * sends it: a browser shows none in a frame that is a sandbox. A telephone may show none in any frame, and opens it.
 */
export function LicenceDocument({ file, of }: { file: LicenceFacts['file']; of: string }) {
  if (!file) return <p>The document is gone: its person was erased.</p>;
  const isPdf = file.type === 'application/pdf';
  const address = isPdf ? `${file.url}?framed` : file.url;
  return (
    <div className="grid gap-4">
      {isPdf ? (
        <iframe
          src={address}
          title={`License of ${of}`}
          referrerPolicy="no-referrer"
          className="h-110 w-full border border-hairline bg-mist lg:h-[max(36rem,75vh)]"
        />
      ) : (
        <img src={address} alt={`License of ${of}`} className="max-h-200 max-w-full border border-hairline" />
      )}
      {isPdf && <p className="text-sm text-muted">Nothing to see here? Your browser opens it apart.</p>}
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={address} reloadDocument target="_blank" rel="noreferrer">
          Open the document
        </ButtonLink>
        <ButtonLink to={file.url} reloadDocument download={file.name} variant="outline">
          Save the document
        </ButtonLink>
      </div>
      <p className="num text-sm text-muted wrap-anywhere">
        <bdi>{file.name}</bdi>, {sizeText(file.bytes)}
      </p>
    </div>
  );
}
