import { tzlib_get_ical_block as findZone } from 'timezones-ical-library';

type Zone = { definition: string; name: string };
// Looking one up takes longer than all else about an event, and there are some hundred in the world.
const zones = new Map<string, Zone>();

/** Whether calendars can be told of it. */
export const isCalendarZone = (zone: string): boolean => Boolean(findZone(zone)[0]);

/** A zone under the name that its definition has; some have several. */
export const zoneOf = (zone: string): Zone => {
  const known = zones.get(zone);
  if (known) return known;
  const [definition, name] = findZone(zone);
  if (!definition || !name) throw new Error(`calendars know no zone ${zone}`);
  const found = { definition, name: name.replace('TZID=', '') };
  zones.set(zone, found);
  return found;
};
