import { useId, useState } from 'react';
import { Button } from '#web/ui/controls/button.tsx';
import { ChoiceCard, ChoiceList } from '#web/ui/controls/choice-card.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { type Clash, type Merge, withValue } from './compare.ts';
import { valueWords } from './value-words.ts';

interface CompareDialogProps<V> {
  /** What is edited: "course". */
  thing: string;
  merge: Merge<V>;
  /** Whose the other edit is; '' where nobody is known. */
  who: string;
  /** What a field is called. */
  fieldWords: (path: string) => string;
  close: () => void;
  take: (merged: V) => void;
}

/** What only one has changed is taken; what both have is asked for, field by field. */
export function CompareDialog<V extends object>(props: CompareDialogProps<V>) {
  const { thing, merge, fieldWords, close, take } = props;
  const [isMine, setIsMine] = useState<ReadonlySet<string>>(new Set());
  const { merged, clashes, taken } = merge;
  const who = props.who || 'Somebody else';
  const choose = (path: string, mine: boolean) =>
    setIsMine((before) => new Set(mine ? [...before, path] : [...before].filter((one) => one !== path)));
  const answered = () =>
    clashes.reduce(
      (values, { path, mine }) => (isMine.has(path) ? withValue(values, path, mine) : values),
      merged,
    );
  return (
    <Dialog
      title={`Two edits of this ${thing}`}
      width="lg"
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button onClick={close}>Later</Button>
          <Button variant="primary" onClick={() => take(answered())}>
            Bring them together
          </Button>
        </>
      }
    >
      <p>What only you have changed stays as it is in the form. Nothing is stored before you save.</p>
      {clashes.map((clash) => (
        <ClashChoice
          key={clash.path}
          clash={clash}
          legend={fieldWords(clash.path)}
          who={who}
          isMine={isMine.has(clash.path)}
          choose={(mine) => choose(clash.path, mine)}
        />
      ))}
      {taken.length > 0 && (
        <section className="grid gap-1">
          <h3 className="text-sm font-strong">Taken from {who}</h3>
          <ul className="grid gap-1 text-sm">
            {taken.map(({ path, to }) => (
              <li key={path} className="wrap-anywhere">
                {fieldWords(path)}: {valueWords(to)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

interface ClashChoiceProps {
  clash: Clash;
  legend: string;
  who: string;
  isMine: boolean;
  choose: (mine: boolean) => void;
}

function ClashChoice({ clash: { mine, theirs }, legend, who, isMine, choose }: ClashChoiceProps) {
  const name = useId();
  return (
    <ChoiceList name={name} legend={legend}>
      <ChoiceCard
        value="theirs"
        title={who}
        detail={valueWords(theirs)}
        checked={!isMine}
        onChange={() => choose(false)}
      />
      <ChoiceCard
        value="mine"
        title="You"
        detail={valueWords(mine)}
        checked={isMine}
        onChange={() => choose(true)}
      />
    </ChoiceList>
  );
}
