import { useState } from 'react';
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

type Side = 'mine' | 'theirs';

/** What only one has changed is taken; what both have is asked for, field by field, and nothing is proposed. */
export function CompareDialog<V extends object>(props: CompareDialogProps<V>) {
  const { thing, merge, fieldWords, close, take } = props;
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const [isAsked, setIsAsked] = useState(false);
  const { merged, clashes, taken } = merge;
  const who = props.who || 'Somebody else';
  function bringTogether() {
    const open = clashes.find(({ path }) => !chosen[path]);
    setIsAsked(true);
    if (open) document.getElementById(choiceId(open.path))?.focus();
    else
      take(
        clashes.reduce(
          (values, { path, ...sides }) => withValue(values, path, sides[chosen[path] ?? 'mine']),
          merged,
        ),
      );
  }
  return (
    <Dialog
      title={`Two edits of this ${thing}`}
      width="lg"
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      footer={
        <>
          <Button onClick={close}>Later</Button>
          <Button variant="primary" onClick={bringTogether}>
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
          chosen={chosen[clash.path]}
          isAsked={isAsked}
          choose={(side) => setChosen((before) => ({ ...before, [clash.path]: side }))}
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
  chosen: Side | undefined;
  /** Whether an answer was missed. */
  isAsked: boolean;
  choose: (side: Side) => void;
}

const choiceId = (path: string) => `which-${path}`;

function ClashChoice({ clash, legend, who, chosen, isAsked, choose }: ClashChoiceProps) {
  const { path, mine, theirs } = clash;
  return (
    <ChoiceList
      name={choiceId(path)}
      legend={legend}
      error={isAsked && !chosen ? 'Choose which one to keep' : undefined}
    >
      <ChoiceCard
        value="mine"
        title="You"
        detail={valueWords(mine)}
        checked={chosen === 'mine'}
        onChange={() => choose('mine')}
      />
      <ChoiceCard
        value="theirs"
        title={who}
        detail={valueWords(theirs)}
        checked={chosen === 'theirs'}
        onChange={() => choose('theirs')}
      />
    </ChoiceList>
  );
}
