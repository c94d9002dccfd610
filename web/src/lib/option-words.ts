const OWN_WORDS: Record<string, string> = { 'qr-code': 'QR code' };

/** 'All levels' of 'all-levels', 'Airport transfer' of 'airportTransfer': what a value or key is called on a page. */
export const optionWords = (value: string): string =>
  OWN_WORDS[value] ??
  value.charAt(0).toUpperCase() +
    value
      .slice(1)
      .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
      .replaceAll('-', ' ');

/** 'Certificate of completion' of 'completion'. */
export const certificateWords = (type: string): string => `Certificate of ${type}`;
