import { memo } from 'react';
import { Link } from 'react-router';
import type { DraftSlideHead } from '#contracts/course-builder/draft.ts';
import { cx } from '#web/ui/cx.ts';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { TYPE_WORDS } from '../canvas/canvas-words.ts';
import type { DraftDesk } from '../desk/draft-desk.ts';
import { useDesk } from '../desk/use-desk.ts';
import { TYPE_ICONS } from '../type-icons.ts';
import type { OutlineTools } from './outline-tools.ts';
import { titleOr } from './outline-words.ts';
import { Grip, LandingLine, NameField, ROW, RowMenu } from './row-parts.tsx';

export interface RowState {
  isActive: boolean;
  isLifted: boolean;
  isLanding: boolean;
  isRenaming: boolean;
}

interface SlideRowProps extends RowState {
  slideId: string;
  desk: DraftDesk;
  isSelected: boolean;
  /** Of its place alone; before the first version nothing is marked. */
  mark: 'moved' | 'unmarked' | null;
  tools: OutlineTools;
}

/** One of up to five hundred: what is typed on a slide draws its own row anew, and no other. */
export const SlideRow = memo(function SlideRow(props: SlideRowProps) {
  const head = useDesk(props.desk, ({ heads }) => heads.get(props.slideId));
  return head && <Row {...props} head={head} />;
});

function Row(props: SlideRowProps & { head: DraftSlideHead }) {
  const { head, isSelected, isActive, isLifted, isLanding, isRenaming, tools } = props;
  const { slideId, type } = head;
  const mark = props.mark === 'unmarked' ? null : (head.change ?? props.mark);
  const thing = { kind: 'slide' as const, id: slideId };
  const title = titleOr('slide', head.title);
  const Icon = TYPE_ICONS[type];
  return (
    <li
      data-row={`slide:${slideId}`}
      className={cx(
        ROW,
        isSelected &&
          'bg-mist before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-signal',
        isLifted && 'opacity-40',
      )}
    >
      {isLanding && <LandingLine />}
      <Grip label={title} isActive={isActive} isLifted={isLifted} />
      <Icon aria-label={TYPE_WORDS[type]} className="size-4 flex-none text-muted" />
      {isRenaming ? (
        <NameField
          label="Name of the slide"
          title={head.title}
          done={(typed) => void tools.name(thing, typed)}
          cancel={tools.stop}
        />
      ) : (
        <Link
          data-name
          dir="auto"
          to={{ search: `?slide=${slideId}` }}
          replace
          preventScrollReset
          tabIndex={isActive ? 0 : -1}
          aria-current={isSelected ? 'true' : undefined}
          onDoubleClick={() => tools.begin(thing)}
          className={cx(
            'min-w-0 flex-1 px-1 py-1.5 wrap-anywhere no-underline focus-visible:-outline-offset-2',
            isSelected && 'font-strong',
            !head.title.trim() && 'text-muted',
          )}
        >
          {title}
        </Link>
      )}
      {mark && <Tag tone={mark === 'new' ? 'success' : 'neutral'}>{mark}</Tag>}
      {isSelected && (
        <RowMenu
          {...{ thing, title, tools, isActive }}
          more={{ label: 'Move to section…', open: () => tools.open(thing) }}
        />
      )}
    </li>
  );
}
