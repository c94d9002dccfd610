import { saleKindWords } from '#web/lib/payments/sale-kind-words.ts';
import { ChoiceChips } from '#web/lists/choice-chips.tsx';
import type { ListAddress } from '#web/lists/list-address.ts';

interface KindChipsProps<V, Kind> {
  list: ListAddress<V>;
  view: V & { kind: Kind | '' };
  kinds: readonly Kind[];
}

/** Kinds of what is sold, as links. */
export const KindChips = <V, Kind extends keyof typeof saleKindWords>({
  list,
  view,
  kinds,
}: KindChipsProps<V, Kind>) => (
  <ChoiceChips
    label="Filter by kind"
    all="All kinds"
    choices={kinds.map((value) => ({ value, label: saleKindWords[value] }))}
    current={view.kind}
    to={(kind) => list.changed(view, { kind } as unknown as Partial<V>)}
  />
);
