import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';
import { useHasScript } from '#web/ui/use-has-script.ts';

type Address = string | null | undefined;

interface MoreRowsProps {
  /** The address of the list with more rows, or of its next page. */
  more: Address;
  /** The address of the first page, once the reader has left it. */
  first: Address;
  /** Where a browser without a script is to go on reading: the id of something near the last row. */
  at: string;
  shown: number;
  total: number;
}

/** The list grows where it stands, and its address with it: who comes back finds it as long as it was. */
export function MoreRows({ more, first, at, shown, total }: MoreRowsProps) {
  const hasScript = useHasScript();
  if (!first && !more) return null;
  const isGrowing = !first;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
      {more && (
        <ButtonLink
          to={hasScript && isGrowing ? more : `${more}#${at}`}
          rel="next"
          replace={isGrowing}
          preventScrollReset={isGrowing}
        >
          Show more
        </ButtonLink>
      )}
      {isGrowing && (
        <span role="status" className="num text-sm text-muted">
          {shown} of {total} shown
        </span>
      )}
      {first && (
        <TextLink to={`${first}#${at}`} look="standalone">
          Back to the first rows
        </TextLink>
      )}
    </p>
  );
}
