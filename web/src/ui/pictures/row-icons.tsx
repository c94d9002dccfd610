import type { LucideIcon } from 'lucide-react';

const idOf = (name: string) => `row-icon-${name}`;

/** Icons that stand in every row of a list are drawn once, beside it, and named in each row. */
export const RowIcons = ({ icons }: { icons: Readonly<Record<string, LucideIcon>> }) => (
  <svg aria-hidden="true" className="absolute size-0">
    {Object.entries(icons).map(([name, Icon]) => (
      <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
        <Icon className="size-full" />
      </symbol>
    ))}
  </svg>
);

export const RowIcon = ({ name }: { name: string }) => (
  <svg aria-hidden="true" className="lucide">
    <use href={`#${idOf(name)}`} />
  </svg>
);
