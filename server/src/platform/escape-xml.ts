const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
};

export const escapeXml = (text: string): string => text.replace(/[&<>'"]/g, (sign) => ENTITIES[sign] ?? '');
