/** Control characters have no place in a calendar, and line breaks none in a title. */
export const oneLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim();
export const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&');
