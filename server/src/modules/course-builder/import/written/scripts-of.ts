const LONGEST_SCRIPT = 6_000;
/** A speaker says about two and a half words in a second. */
const WORDS_A_SECOND = 2.5;
const LONGEST_SECONDS = 3_600;
const SHORTEST_SECONDS = 10;

/** How long it takes to say. */
export const secondsOf = (words: string): number => {
  const seconds = Math.ceil(words.split(/\s+/).filter(Boolean).length / WORDS_A_SECOND);
  return Math.min(LONGEST_SECONDS, Math.max(SHORTEST_SECONDS, seconds));
};

/** A script in parts that slides may have, divided between words where there are any. */
export const scriptsOf = (script: string): string[] => {
  const scripts: string[] = [];
  for (let left = script; left !== ''; ) {
    const isWhole = left.length <= LONGEST_SCRIPT;
    const end = isWhole ? left.length : left.slice(0, LONGEST_SCRIPT).search(/\s\S*$/) + 1 || LONGEST_SCRIPT;
    scripts.push(left.slice(0, end).trim().toWellFormed());
    left = left.slice(end).trim();
  }
  return scripts;
};
