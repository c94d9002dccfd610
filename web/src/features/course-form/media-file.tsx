import { FileText, Film, GripVertical } from 'lucide-react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FileFacts } from '#contracts/course-office/course-files.ts';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { cx } from '#web/ui/cx.ts';
import type { FormValues } from './form-values.ts';
import { thumbnail } from './media-facts.ts';
import { RowButtons } from './row-buttons.tsx';
import { factsText, fileName } from './upload/file-words.ts';
import type { RowDrag } from './use-row-drag.ts';

interface MediaFileProps {
  url: string;
  kind: FileKind;
  facts: FileFacts | undefined;
  place: { path: string; index: number; count: number };
  drag: RowDrag;
  move: (to: number) => void;
  remove: () => void;
}

const CAPTIONS: Record<FileKind, string> = {
  image: 'Alternative text',
  document: 'Name, where the file’s own is not to be shown',
  video: 'Title, where the file’s name is not to be shown',
};

/** A file with what is said of it: a caption is kept by the file's address, so that it goes along when rows move. */
export function MediaFile({ url, kind, facts, place, drag, move, remove }: MediaFileProps) {
  const name = fileName(url, facts);
  return (
    <li
      {...drag.row}
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-t py-3 md:grid-cols-[auto_72px_minmax(0,1fr)_auto]',
        drag.isTarget ? 'border-deep bg-celadon' : 'border-hairline',
      )}
    >
      <span {...drag.handle} title="Drag to another place" className="cursor-grab text-muted max-md:hidden">
        <GripVertical aria-hidden="true" className="size-5" />
      </span>
      <Thumbnail url={url} kind={kind} />
      <div className="grid min-w-0 gap-1.5">
        <p className="num flex flex-wrap gap-x-2 text-sm">
          <a href={url} target="_blank" rel="noreferrer" className="max-w-full truncate">
            {name}
          </a>
          {facts && <span className="text-muted">{factsText(facts)}</span>}
        </p>
        <Caption url={url} name={name} label={CAPTIONS[kind]} />
      </div>
      <div className="justify-self-end max-md:col-span-2">
        <RowButtons {...place} name={name} move={move} remove={remove} />
      </div>
    </li>
  );
}

function Thumbnail({ url, kind }: { url: string; kind: FileKind }) {
  const Sign = kind === 'video' ? Film : FileText;
  return (
    <span className="grid h-14 w-18 place-items-center overflow-hidden rounded-xs bg-celadon text-muted">
      {kind === 'image' ? (
        <img src={thumbnail(url)} alt="" loading="lazy" className="h-14 w-18 object-contain" />
      ) : (
        <Sign aria-hidden="true" className="size-6" />
      )}
    </span>
  );
}

/** Not registered by path: an address has dots of its own. */
function Caption({ url, name, label }: { url: string; name: string; label: string }) {
  const { getValues, setValue } = useFormContext<FormValues>();
  const caption = useWatch<FormValues, 'media.captions'>({ name: 'media.captions' })[url] ?? '';
  return (
    <label className="grid gap-1">
      <span className="text-xs leading-4.5 text-muted">
        {label}
        <span className="sr-only">: {name}</span>
      </span>
      <input
        dir="auto"
        value={caption}
        maxLength={300}
        onChange={(event) =>
          setValue(
            'media.captions',
            { ...getValues('media.captions'), [url]: event.target.value },
            { shouldDirty: true },
          )
        }
        className="input"
      />
    </label>
  );
}
