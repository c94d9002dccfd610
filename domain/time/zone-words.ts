/** 'New York' of 'America/New_York': how people call the clocks of a zone. */
export const cityOfZone = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

/** 'in Lisbon', to stand after a time of day: in the venue's city where it is known, else in that of the zone. */
export const onClocksOf = (zone: string, city = ''): string => `in ${city || cityOfZone(zone)}`;
