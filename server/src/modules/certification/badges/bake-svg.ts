const NAMESPACE = 'xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"';
const [START, END] = ['<openbadges:credential>', '</openbadges:credential>'];
const [TEXT_START, TEXT_END] = ['<![CDATA[', ']]>'];

/** A drawing that carries a badge: its JSON as the first element. */
export const bakeSvg = (svg: string, badge: object): string => {
  // In JSON the last of these signs stands within texts only, where it may be written otherwise.
  const json = JSON.stringify(badge).replaceAll(TEXT_END, ']]\\u003e');
  const tag = /<svg\b[^>]*/.exec(svg);
  if (!tag) throw new Error('Not an SVG');
  const end = tag.index + tag[0].length;
  return `${svg.slice(0, end)} ${NAMESPACE}>${START}${TEXT_START}${json}${TEXT_END}${END}${svg.slice(end + 1)}`;
};

/** The text of the badge in a drawing, or null where there is none. What it says is for whoever verifies it. */
export const readBakedSvg = (svg: string): string | null => {
  const start = svg.indexOf(START);
  const end = svg.lastIndexOf(END);
  if (start === -1 || end < start || !svg.includes(NAMESPACE)) return null;
  const text = svg.slice(start + START.length, end).trim();
  if (!text.startsWith(TEXT_START) || !text.endsWith(TEXT_END)) return null;
  return text.slice(TEXT_START.length, -TEXT_END.length).trim();
};
