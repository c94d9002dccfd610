import { ButtonLink } from '#web/ui/controls/button.tsx';
import { TextLink } from '#web/ui/navigation/link.tsx';

type Address = string | null | undefined;

interface MoreRowsProps {
  /** The address of the next page of rows. */
  more: Address;
  /** The address of the first page, once the reader has left it. */
  first: Address;
}

export function MoreRows({ more, first }: MoreRowsProps) {
  if (!first && !more) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3 pt-6">
      {more && (
        <ButtonLink to={more} rel="next">
          Show more
        </ButtonLink>
      )}
      {first && (
        <TextLink to={first} look="standalone">
          Back to the first rows
        </TextLink>
      )}
    </p>
  );
}
