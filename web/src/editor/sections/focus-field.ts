import { flushSync } from 'react-dom';
import type { EditorForm } from '../editor-form.ts';
import type { StatusStore } from '../form-status.ts';

/** Opens a section, so that what is in it can be reached. */
export function openSection(status: StatusStore, id: string) {
  if (!status.get().open.has(id)) status.set({ open: new Set([...status.get().open, id]) });
}

/** Opens the field's section and puts the cursor there; of a list's entry that has no control, into the list. */
export function focusField({ sections, status }: Pick<EditorForm, 'sections' | 'status'>, field: string) {
  const section = sections.sectionOf(field);
  if (section) flushSync(() => openSection(status, section.id));
  const target = controlOf(field.split('.')) ?? document.getElementById(`section-${section?.id}-title`);
  target?.scrollIntoView({ block: 'center' });
  target?.focus({ preventScroll: true });
}

function controlOf(path: string[]): HTMLElement | null {
  if (path.length < 2) return null;
  const found = document.getElementById(path.join('.'));
  if (!found) return controlOf(path.slice(0, -1));
  const isControl = found.matches('input, select, textarea');
  return isControl ? found : (found.querySelector<HTMLElement>('input, select, textarea') ?? found);
}
