import type { ReactNode } from 'react';
import type { SlideType } from '#contracts/learning/content.ts';
import { TYPE_ICONS } from '../type-icons.ts';
import { CANVAS, TYPE_WORDS } from './canvas-words.ts';

const TYPES = Object.keys(TYPE_ICONS) as SlideType[];

interface TypeBarProps {
  type: SlideType;
  onType: (type: SlideType) => void;
  isReadOnly: boolean;
  /** What else is done with a slide. */
  actions?: ReactNode;
}

/** What a slide is. What its other types have stays, so that a type can be tried. */
export const TypeBar = ({ type, onType, isReadOnly, actions }: TypeBarProps) => (
  <div className="flex flex-wrap items-center justify-between gap-2 border border-hairline bg-paper p-2 max-md:gap-1 max-md:p-1.5">
    <fieldset aria-label={CANVAS.type} disabled={isReadOnly} className="type-bar">
      {TYPES.map((one) => {
        const Icon = TYPE_ICONS[one];
        return (
          <button key={one} type="button" aria-pressed={one === type} onClick={() => onType(one)}>
            <Icon aria-hidden="true" className="size-4" />
            <span className="max-md:sr-only">{TYPE_WORDS[one]}</span>
          </button>
        );
      })}
    </fieldset>
    <div className="ms-auto">{actions}</div>
  </div>
);
