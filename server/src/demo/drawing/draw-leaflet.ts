export type Leaflet = { title: string; paragraphs: readonly string[] };

const LINE_LENGTH = 78;

/** One page in the typeface that every reader has; what it says must be Latin-1. */
export const drawLeaflet = ({ title, paragraphs }: Leaflet): Buffer => {
  const lines = paragraphs.flatMap((paragraph) => [...wrap(paragraph), '']);
  const text = `BT /F1 24 Tf 64 760 Td ${quoted(title)} Tj /F1 11 Tf 17 TL 0 -44 Td
${lines.map((line) => `${quoted(line)} Tj T*`).join('\n')}
ET`;
  return assemble([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${text.length}>>\nstream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ]);
};

const wrap = (paragraph: string): string[] => {
  const lines = [''];
  for (const word of paragraph.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line && line.length + word.length >= LINE_LENGTH) lines.push(word);
    else lines[lines.length - 1] = line ? `${line} ${word}` : word;
  }
  return lines;
};

const quoted = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** Objects one after another, then where each of them begins. */
const assemble = (objects: readonly string[]): Buffer => {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
};
