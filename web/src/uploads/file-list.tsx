import { FileText, Film, GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FileFacts } from '#contracts/course-office/course-files.ts';
import type { FileKind } from '#contracts/course-office/file-rules.ts';
import { moved } from '#web/lib/moved.ts';
import { RowButtons } from '#web/ui/controls/row-buttons.tsx';
import { type RowDrag, useRowDrag } from '#web/ui/controls/use-row-drag.ts';
import { cx } from '#web/ui/cx.ts';
import { factsText, fileName } from './file-words.ts';

interface FileListProps {
  /** Names the buttons of the rows. */
  path: string;
  kind: FileKind;
  urls: readonly string[];
  factsOf: (url: string) => FileFacts | undefined;
  change: (urls: string[]) => void;
  remove: (file: { url: string; name: string }) => void;
  /** What can be said of a file, below its name. */
  children: (url: string, name: string) => ReactNode;
}

/** Files in the order in which they are shown: dragged, or moved by their buttons. */
export function FileList({ path, kind, urls, factsOf, change, remove, children }: FileListProps) {
  const move = (from: number, to: number) => change(moved(urls, from, to));
  const drag = useRowDrag(move);
  if (urls.length === 0) return null;
  return (
    <ol className="grid">
      {urls.map((url, index) => {
        const name = fileName(url, factsOf(url));
        return (
          <FileRow
            key={url}
            {...{ url, name, kind, facts: factsOf(url), drag: drag.of(index) }}
            buttons={
              <RowButtons
                {...{ path, index, name, count: urls.length }}
                move={(to) => move(index, to)}
                remove={() => remove({ url, name })}
              />
            }
          >
            {children(url, name)}
          </FileRow>
        );
      })}
    </ol>
  );
}

interface FileRowProps {
  url: string;
  name: string;
  kind: FileKind;
  facts: FileFacts | undefined;
  drag: RowDrag;
  buttons: ReactNode;
  children: ReactNode;
}

function FileRow({ url, name, kind, facts, drag, buttons, children }: FileRowProps) {
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
        {children}
      </div>
      <div className="justify-self-end max-md:col-span-2">{buttons}</div>
    </li>
  );
}

/** A small picture of a file that is kept here. */
const thumbnail = (url: string): string => (url.startsWith('/files/') ? `${url}?w=320` : url);

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
