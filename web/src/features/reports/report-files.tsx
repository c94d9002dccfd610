import { Download } from 'lucide-react';
import type { ListAddress } from '#web/lists/list-address.ts';
import { ButtonLink } from '#web/ui/controls/button.tsx';

const FORMATS = ['csv', 'xlsx'] as const;

interface ReportFilesProps<V> {
  list: ListAddress<V>;
  view: V;
  /** Of the call whose file it is. */
  path: string;
}

/** The report as files, with every row of it. */
export const ReportFiles = <V,>({ list, view, path }: ReportFilesProps<V>) =>
  FORMATS.map((format) => (
    <ButtonLink
      key={format}
      to={`${path}/export?${new URLSearchParams([
        ...list.parts(list.filterOf(view)).map(([name, value]) => [name, value]),
        ['format', format],
      ])}`}
      reloadDocument
      size="sm"
      aria-label={`This report as ${format.toUpperCase()}`}
    >
      <Download />
      {format.toUpperCase()}
    </ButtonLink>
  ));
