import { Button, ButtonLink } from '#web/ui/controls/button.tsx';
import { useStatus } from '../editor-form.ts';
import type { EditorWords } from '../editor-plan.ts';

interface SaveBarProps {
  isNew: boolean;
  mayBeDraft: boolean;
  words: Pick<EditorWords, 'create' | 'update'>;
  /** What is under way. */
  busy: 'draft' | 'whole' | null;
  listPath: string;
  save: (saveAsDraft: boolean) => void;
}

const counted = (changes: number) => (changes === 1 ? '1 change' : `${changes} changes`);

export function SaveBar({ isNew, mayBeDraft, words, busy, listPath, save }: SaveBarProps) {
  const changes = useStatus((status) => status.changes);
  const keptAt = useStatus((status) => status.keptAt);
  return (
    <div
      data-bottom-bar
      className="sticky bottom-0 z-10 -mx-(--page-inline) mt-6 -mb-16 border-t border-ink bg-paper px-(--page-inline)"
    >
      <div className="flex min-h-16 flex-wrap items-center justify-end gap-x-3 gap-y-1 py-2">
        <p className="me-auto text-sm max-md:w-full max-md:text-xs">
          <strong className="num">{changes === 0 ? 'No changes' : counted(changes)}</strong>{' '}
          {keptAt && <span className="num text-muted">draft saved {keptAt}</span>}
        </p>
        <ButtonLink to={listPath} variant="ghost" size="sm">
          Cancel
        </ButtonLink>
        {mayBeDraft && (
          <Button size="sm" busy={busy === 'draft'} onClick={() => save(true)}>
            Save as Draft
          </Button>
        )}
        <Button variant="primary" size="sm" busy={busy === 'whole'} onClick={() => save(false)}>
          {isNew ? words.create : words.update}
        </Button>
      </div>
    </div>
  );
}
