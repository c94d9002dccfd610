// The words that are spelled in two ways, and the one way of the pages, mails and papers: the specification's, which is
// American but for "cancelled".

const IZED =
  'anonym|apolog|author|capital|categor|character|critic|custom|emphas|final|general|individual|initial|local|maxim|memor|minim|neutral|normal|optim|organ|personal|priorit|real|recogn|special|stabil|standard|steril|summar|token|util|visual|anesthet';

/** @type {(readonly [british: RegExp, american: string])[]} */
const spellings = [
  [/\benrol(s|ments?)?\b/gi, 'enroll$1'],
  [/\binstalment(s?)\b/gi, 'installment$1'],
  [/\bcancel(ed|ing)\b/gi, 'cancell$1'],
  [/\be-mail(s|ed|ing)?\b/gi, 'email$1'],
  [/\bcentre(s|d)?\b/gi, 'center$1'],
  [/\btheatre(s?)\b/gi, 'theater$1'],
  [/\b(milli|centi|kilo|)(met|lit)re(s?)\b/gi, '$1$2er$3'],
  [/\bfibre(s?)\b/gi, 'fiber$1'],
  [/\bcatalogue(s?|d)\b/gi, 'catalog$1'],
  [/\blicence(s?)\b/gi, 'license$1'],
  [/\b(de|of)fence(s?)\b/gi, '$1fense$2'],
  [/\bprogramme(s?)\b/gi, 'program$1'],
  [/\bpractis(e|es|ed|ing)\b/gi, 'practic$1'],
  [/\b(behavi|col|discol|fav|hon|lab|neighb|rum|tum|hum)our(\w*)\b/gi, '$1or$2'],
  [/\b(label|model|travel|total)l(ed|ing|ers?)\b/gi, '$1$2'],
  [/\bfulfil(s|ment)?\b/gi, 'fulfill$1'],
  [/\bgrey(s|er|ed)?\b/gi, 'gray$1'],
  [/\bmould(\w*)\b/gi, 'mold$1'],
  [/\bsceptic(\w*)\b/gi, 'skeptic$1'],
  [/\bageing\b/gi, 'aging'],
  [/\bjudgement(s?)\b/gi, 'judgment$1'],
  [/\bper cent\b/gi, 'percent'],
  [/\b(whil|among)st\b/gi, '$1'],
  [/\b(anal|paral)ys(e|es|ed|ing)\b/gi, '$1yz$2'],
  [/\banaesth(\w+)/gi, 'anesth$1'],
  [/\b(h)aem(\w+)/gi, '$1em$2'],
  [/\boedema(\w*)/gi, 'edema$1'],
  [/\b(p|orthop)aed(\w+)/gi, '$1ed$2'],
  [new RegExp(`\\b(\\w*(?:${IZED}))is(e|es|ed|ing|er|ers|ation|ations)\\b`, 'gi'), '$1iz$2'],
];

/**
 * The same text in the one spelling; a word's first letter stays as large as it was.
 * @param {string} text
 */
export function respell(text) {
  return spellings.reduce(
    (written, [british, american]) =>
      written.replace(british, (word) => {
        const right = word.replace(new RegExp(british.source, 'i'), american);
        return /^[A-Z]/.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
      }),
    text,
  );
}

// Neither an address of the site nor a lone name of the code is a word that anybody reads.
const address = /(?<![\w<])\/[\w/-]+|\b[\w.-]+@[\w.-]+|https?:\S+/g;
const codeName = /^[a-z0-9$_][\w$.:*#-]*[A-Z0-9$_.:*#-][\w$.:*#-]*$/;

/**
 * The words of a text that are spelled the other way, each with the right one.
 * @param {string} text
 */
export function misspelled(text) {
  if (codeName.test(text)) return [];
  const words = text.replaceAll(address, ' ').split(/[^\p{L}-]+/u);
  return words.filter((word) => respell(word) !== word).map((word) => `"${word}": "${respell(word)}"`);
}
