/** `content-disposition` of a file to be saved under its own name (RFC 6266), also where that is not ASCII. */
export const attachment = (name: string): string => disposition('attachment', name);

/** The same of one that is shown, and is called so where it is saved from there. */
export const inline = (name: string): string => disposition('inline', name);

const disposition = (how: 'attachment' | 'inline', name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
