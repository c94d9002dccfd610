import { cityOfZone } from '#domain/time/zone-words.ts';
import { SelectField } from '#web/ui/controls/select-field.tsx';
import { type Clocks, chooseZone } from './use-clocks.ts';

interface ZoneChoiceProps {
  clocks: Clocks;
  /** Those of the course, which stand first. */
  near: readonly string[];
}

/** Whose clocks the times are read by. Nothing before the page is alive, which alone can remember it. */
export function ZoneChoice({ clocks: { device, chosen }, near }: ZoneChoiceProps) {
  if (device === null) return null;
  const zones = [...new Set([...near, ...Intl.supportedValuesOf('timeZone'), ...(chosen ? [chosen] : [])])];
  const isAway = chosen !== null && chosen !== device;
  return (
    <div className="mt-5 max-w-96">
      <SelectField
        name="zone"
        label="Show times in"
        hint={isAway ? `Your device is in ${cityOfZone(device)} now.` : 'Kept in this browser.'}
        value={chosen ?? ''}
        onChange={({ currentTarget }) => chooseZone(currentTarget.value)}
        placeholder={`My device (${cityOfZone(device)})`}
        options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
      />
    </div>
  );
}
