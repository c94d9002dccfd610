import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { FieldGrid, RequiredMark } from '#web/ui/controls/field.tsx';
import { Tag } from '#web/ui/instruments/tag.tsx';
import { useEditorForm, useStatus, useToCorrect } from '../editor-form.ts';
import { useSectionInView } from './use-section-in-view.ts';

export interface FormSectionProps<V extends FieldValues> {
  id: string;
  /** What a closed section says of what is in it. */
  summary: (values: V) => string;
  /** Fields by their `span` of six columns. */
  children: ReactNode;
}

/**
 * The fields of a section are drawn when it is first opened: the form's values do not need them, and most sections stay
 * closed. Closed again it is hidden, not gone, so that its fields keep what was typed and its files go on being sent.
 */
export function FormSection<V extends FieldValues>({ id, summary, children }: FormSectionProps<V>) {
  const { status, sections } = useEditorForm();
  const isOpen = useStatus(({ open }) => open.has(id));
  const [isDrawn, setDrawn] = useState(isOpen);
  if (isOpen && !isDrawn) setDrawn(true);
  const toggle = () => {
    const open = new Set(status.get().open);
    if (!open.delete(id)) open.add(id);
    status.set({ open });
  };
  const section = useSectionInView(id);
  const Sign = isOpen ? Minus : Plus;
  return (
    <section
      ref={section}
      id={`section-${id}`}
      aria-labelledby={`section-${id}-title`}
      onFocus={() => status.set({ current: id })}
      className="scroll-mt-4 border-b border-hairline last:border-b-0 max-lg:scroll-mt-20"
    >
      <h2 className="text-[17px] leading-6">
        <button
          type="button"
          id={`section-${id}-title`}
          aria-expanded={isOpen}
          aria-controls={`section-${id}-body`}
          onClick={toggle}
          className="grid w-full cursor-pointer grid-cols-[32px_minmax(0,1fr)_auto] items-start gap-x-3 px-5 py-3.5 text-start font-title hover:bg-mist md:grid-cols-[40px_minmax(0,auto)_minmax(0,1fr)_auto]"
        >
          <span className="num font-figure text-muted">{sections.numberOf(id)}</span>
          <span className="flex flex-wrap items-center gap-x-3">
            <SectionTitle id={id} />
          </span>
          <span className="row-start-1 max-md:col-start-3 md:col-start-4">
            <Sign className="size-5" />
          </span>
          {!isOpen && <Summary of={summary} />}
        </button>
      </h2>
      <div id={`section-${id}-body`} hidden={!isOpen} className="px-5 pt-1 pb-7 md:ps-18 lg:pe-26">
        {isDrawn && <FieldGrid>{children}</FieldGrid>}
      </div>
    </section>
  );
}

function SectionTitle({ id }: { id: string }) {
  const section = useEditorForm().sections.all.find((one) => one.id === id);
  const toCorrect = useToCorrect(id);
  return (
    <>
      <span>
        {section?.title}
        {section?.required && (
          <>
            <RequiredMark />
            <span className="sr-only"> (required)</span>
          </>
        )}
      </span>
      {toCorrect > 0 && <Tag tone="danger">{toCorrect} to correct</Tag>}
    </>
  );
}

function Summary<V extends FieldValues>({ of }: { of: (values: V) => string }) {
  const { getValues } = useFormContext<V>();
  return (
    <span className="min-w-0 truncate text-sm font-normal text-muted max-md:col-start-2 md:col-start-3 md:row-start-1 md:text-end">
      {of(getValues())}
    </span>
  );
}
