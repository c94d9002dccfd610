import type { DraftSlide } from '#contracts/course-builder/draft-slide.ts';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import type { Change } from '../use-change.ts';
import { SETTINGS } from './settings-words.ts';

interface LeadsBackFieldProps {
  leadsBackTo: string;
  /** Slides before it, in their order. */
  before: readonly { slideId: string; name: string }[];
  change: Change<DraftSlide>;
}

/** The slide that a wrong answer leads to; one that is gone or stands after it by now stays until another is chosen. */
export function LeadsBackField({ leadsBackTo, before, change }: LeadsBackFieldProps) {
  const isAstray = leadsBackTo !== '' && !before.some(({ slideId }) => slideId === leadsBackTo);
  const astray = isAstray ? [{ value: leadsBackTo, label: SETTINGS.leadsAstray }] : [];
  return (
    <SelectField
      name="slide-leads-back"
      required={false}
      label={SETTINGS.leadsBackTo}
      hint={SETTINGS.leadsBackHint}
      placeholder={SETTINGS.leadsNowhere}
      options={[...astray, ...before.map(({ slideId, name }) => ({ value: slideId, label: name }))]}
      value={leadsBackTo}
      onChange={({ target }) => change({ leadsBackTo: target.value || undefined })}
    />
  );
}
