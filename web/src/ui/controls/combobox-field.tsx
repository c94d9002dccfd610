import { type ComponentProps, type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../cx.ts';
import { useHasScript } from '../use-has-script.ts';
import { type ControlProps, Field } from './field.tsx';
import { type Found, matching, SHOWN } from './matching.ts';
import { asOption, type SelectField, type SelectOption } from './select-field.tsx';

type ComboboxFieldProps = ComponentProps<typeof SelectField> & {
  /** Asks elsewhere for what fits the words; without it the options are looked through here. */
  find?: (words: string) => Promise<readonly SelectOption[]>;
};

/**
 * A choice of many, found by typing. What is sent is a select, which is all there is without a script; with one it
 * stays behind the box and holds what was picked.
 */
export function ComboboxField({ find, ...props }: ComboboxFieldProps) {
  const {
    name,
    label,
    id,
    hint,
    error,
    optional,
    required,
    span,
    className,
    options,
    placeholder,
    ...select
  } = props;
  const hasScript = useHasScript();
  const chosen = useRef<HTMLSelectElement>(null);
  const [added, setAdded] = useState<readonly Found[]>([]);
  const known = options.map(asOption);
  const all = [...known, ...added.filter(({ value }) => !known.some((one) => one.value === value))];

  /** As if somebody had used the select: whoever listens to it is told. */
  function pick(option: Found) {
    flushSync(() => setAdded([option]));
    const box = chosen.current;
    if (!box || box.value === option.value) return;
    box.value = option.value;
    for (const type of ['input', 'change']) box.dispatchEvent(new Event(type, { bubbles: true }));
  }

  return (
    <Field {...{ name, label, id, hint, error, optional, required, span, className }}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            ref={(box) => {
              chosen.current = box;
              if (typeof select.ref === 'function') select.ref(box);
            }}
            id={hasScript ? undefined : control.id}
            tabIndex={hasScript ? -1 : undefined}
            aria-hidden={hasScript || undefined}
            className={hasScript ? 'sr-only' : 'input'}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {all.map(({ value, label: text, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {text}
              </option>
            ))}
          </select>
          {hasScript && (
            <Box
              {...{ control, chosen, pick, placeholder }}
              first={all.find(({ value }) => value === (select.value ?? select.defaultValue))?.label ?? ''}
              autoComplete={select.autoComplete}
              find={find ?? (async (words) => matching(all, words))}
            />
          )}
        </div>
      )}
    </Field>
  );
}

interface BoxProps {
  control: ControlProps;
  /** The words of what is chosen before there is a select to ask: a page that is come to by a link draws both at once. */
  first: string;
  chosen: RefObject<HTMLSelectElement | null>;
  pick: (option: Found) => void;
  find: (words: string) => Promise<readonly SelectOption[]>;
  placeholder?: string;
  autoComplete?: string;
}

const textOf = (select: HTMLSelectElement) =>
  select.value ? (select.options[select.selectedIndex]?.textContent ?? '') : '';

function Box({ control, first, chosen, pick, find, placeholder, autoComplete }: BoxProps) {
  const { name: _, ...described } = control;
  const listId = useId();
  const asked = useRef(0);
  const [typed, setTyped] = useState<string | null>(null);
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [active, setActive] = useState(0);
  const optionId = (index: number) => `${listId}-${index}`;
  const isOpen = found !== null;
  const current = isOpen ? found[active] : undefined;

  async function look(words: string) {
    asked.current += 1;
    const turn = asked.current;
    const fitting = (await find(words)).map(asOption);
    // What was asked for before and comes later is no answer any more.
    if (turn !== asked.current) return;
    const shown = fitting.slice(0, SHOWN);
    setFound(shown);
    setActive(firstOf(shown, words));
  }
  /** Enter takes what was typed for; where nothing was, what is chosen stays so. */
  function firstOf(shown: readonly Found[], words: string): number {
    const value = words === '' ? chosen.current?.value : undefined;
    return value ? shown.findIndex((one) => one.value === value) : 0;
  }
  function close() {
    asked.current += 1;
    setFound(null);
    setTyped(null);
  }
  function choose(option: Found) {
    pick(option);
    close();
  }
  /** Who leaves with the words of an option has picked it, as a browser does that fills them in. */
  function leave() {
    const same = found?.find(({ label }) => label.toLowerCase() === typed?.trim().toLowerCase());
    if (same) pick(same);
    else if (typed === '' && placeholder !== undefined) pick({ value: '', label: placeholder });
    close();
  }
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (isOpen && found.length > 0) setActive((active + step + found.length) % found.length);
      else void look('');
    }
    if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      if (current) choose(current);
    }
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  }

  return (
    <>
      <input
        {...described}
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={current && optionId(active)}
        autoComplete={autoComplete ?? 'off'}
        dir="auto"
        placeholder={placeholder}
        value={typed ?? (chosen.current ? textOf(chosen.current) : first)}
        onChange={(event) => {
          setTyped(event.target.value);
          void look(event.target.value);
        }}
        onClick={(event) => {
          event.currentTarget.select();
          if (!isOpen) void look('');
        }}
        onKeyDown={onKeyDown}
        // A dialog takes the focus back from what is removed while it moves on, so it is let move on first.
        onBlur={() => setTimeout(leave)}
        className="input"
      />
      <Options {...{ listId, optionId, found, active, choose }} />
    </>
  );
}

interface OptionsProps {
  listId: string;
  optionId: (index: number) => string;
  found: readonly Found[] | null;
  active: number;
  choose: (option: Found) => void;
}

function Options({ listId, optionId, found, active, choose }: OptionsProps) {
  return (
    <>
      <div id={listId} role="listbox" hidden={!found?.length} className="combobox-list">
        {found?.map((option, index) => (
          <button
            key={option.value}
            type="button"
            id={optionId(index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            ref={index === active ? (row) => void row?.scrollIntoView?.({ block: 'nearest' }) : undefined}
            // The box keeps the focus.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
          >
            {option.label}
          </button>
        ))}
      </div>
      <p role="status" className={cx(found?.length === 0 ? 'mt-1 text-xs text-muted' : 'sr-only')}>
        {found && (found.length === 0 ? 'Nothing fits.' : `${found.length} to choose from`)}
      </p>
    </>
  );
}
