import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import type { OutlineTools } from './outline-tools.ts';
import { titleOr } from './outline-words.ts';
import { keyOf, type Thing } from './places.ts';
import { Grip, LandingLine, NameField, ROW, RowMenu } from './row-parts.tsx';
import type { RowState } from './slide-row.tsx';

interface PartHeadProps extends RowState {
  thing: Thing & { kind: 'module' | 'section' };
  rawTitle: string;
  /** Of a module: where it stands among them, from 1. */
  number?: number;
  mark: 'new' | 'moved' | null;
  tools: OutlineTools;
  children?: ReactNode;
}

/** The row of a module or a section, above what it has. */
export function PartHead(props: PartHeadProps) {
  const { thing, rawTitle, number, mark, tools, children } = props;
  const { isActive, isLifted, isLanding, isRenaming } = props;
  const title = titleOr(thing.kind, rawTitle);
  const isModule = thing.kind === 'module';
  const Heading = isModule ? 'h3' : 'h4';
  return (
    <div data-row={keyOf(thing)} className={cx(ROW, isLifted && 'opacity-40')}>
      {isLanding && <LandingLine />}
      <Grip label={title} isActive={isActive} isLifted={isLifted} />
      {isRenaming ? (
        <NameField
          label={isModule ? 'Name of the module' : 'Name of the section'}
          title={rawTitle}
          done={(typed) => void tools.name(thing, typed)}
          cancel={tools.stop}
        />
      ) : (
        <Heading
          data-name
          dir="auto"
          tabIndex={isActive ? 0 : -1}
          onDoubleClick={() => tools.begin(thing)}
          className={cx(
            'min-w-0 flex-1 py-1 text-sm wrap-anywhere focus-visible:-outline-offset-2',
            isModule ? 'font-strong' : 'text-xs font-normal text-muted',
          )}
        >
          {number !== undefined && <span className="num me-2">{number}</span>}
          {title}
        </Heading>
      )}
      {mark && <Tag tone={mark === 'new' ? 'success' : 'neutral'}>{mark}</Tag>}
      {children}
      <span className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 max-md:opacity-100 pointer-coarse:opacity-100">
        <RowMenu
          {...{ thing, title, tools, isActive }}
          more={isModule ? { label: 'Details…', open: () => tools.open(thing) } : undefined}
        />
      </span>
    </div>
  );
}
